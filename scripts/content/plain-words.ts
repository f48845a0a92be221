/** A fault as the compiler tells it. */
interface Diagnosis {
  code: number;
  message: string;
  /** The file's text, and where in it the compiler points. */
  text: string;
  start: number;
  /** Where what it points at ends. */
  end: number;
}

/** A sentence, and the position in the text that it speaks of. */
interface Told {
  says: string;
  at: number;
}

/** The words that a type of content takes: `choicesOf('EventCategory')` gives 'Academic, Cultural, Sports, Career'. */
type Choices = (type: string) => string | undefined;

/** What the TypeScript compiler says of a value, and the mend. `$1` and so on are what stands in the brackets. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [
    /^Type '(?:string|"[^"]*")' is not assignable to type '[^']*\bnumber\b/,
    'write a number here, without quotes and commas: 115000.',
  ],
  [/^Type '(?:number|\d+)' is not assignable to type '[^']*\bstring\b/, "write a text here, between quotes: '115000'."],
  [/^Type '[^']*' is not assignable to type 'boolean'/, 'write true or false here, without quotes.'],
  [/^(?:Type|Argument of type) '"([^"]*)"' .*Did you mean '"([^"]*)"'/, "'$1' is not known here: did you mean '$2'?"],
  [/Property '([^']+)' is missing in type/, "'$1' is missing in what begins here: write it as its neighbours have it."],
  [/is missing the following properties from type '[^']+': (.+?)\.?$/, 'this lacks $1: write them as its neighbours have them.'],
  [/'([^']+)' does not exist in type '[^']+'\. Did you mean to write '([^']+)'/, "there is no '$1' here: did you mean '$2'?"],
  [/'([^']+)' does not exist in type '([^']+)'/, "there is no '$1' here: take it out, or mend its name."],
  [/^Cannot find name '([^']+)'/, "'$1' stands here without quotes: put it between quotes, or import it at the top of the file."],
  [
    /^No value exists in scope for the shorthand property '([^']+)'/,
    "'$1' is named here, but no line at the top of the file imports it.",
  ],
  [/^Cannot find module '([^']+)'/, "there is no file '$1': mend its name."],
  [
    /^An object literal cannot have multiple properties with the same name/,
    'this stands twice in the same place: take one of them out.',
  ],
];

/** What the compiler says of a place, as someone reads it who edits texts. */
export function inPlainWords(fault: Diagnosis, choicesOf: Choices): Told {
  const { code, message, start, end } = fault;
  if (code === joined) return { says: aCommaIsMissing, at: end - 1 };
  for (const [pattern, saying] of sayings) {
    const found = message.match(pattern);
    if (found) return { says: saying.replace(/\$(\d)/g, (_, index) => found[Number(index)] ?? ''), at: start };
  }
  if (code < 2000) return brokenOff(fault);
  const [, value, type = ''] = message.match(/^(?:Type|Argument of type) '"([^"]*)"' .*\btype '(\w+)'/) ?? [];
  const choices = choicesOf(type);
  if (choices) return { says: `'${value}' is not known here: write one of ${choices}.`, at: start };
  return { says: `${message} (TypeScript's words, TS${code}.)`, at: start };
}

/** What does not read as code at all. The compiler loses the thread somewhat later than where the slip is. */
function brokenOff({ code, message, text, start }: Diagnosis): Told {
  const before = text.slice(0, start).trimEnd();
  const rest = text.slice(start);
  const at = Math.max(0, before.length - 1);
  const sameLine = !text.slice(before.length, start).includes('\n');
  if (code === unterminated) return { says: 'the text has no closing quote at its end.', at: start };
  if (code === unterminatedTemplate) return { says: noBacktick, at: text.lastIndexOf('`') };
  // A text that was never closed has eaten all up to the backtick with which another one begins.
  const opened = before.lastIndexOf('`', before.length - 2);
  if (sameLine && before.endsWith('`') && before.slice(opened).includes('\n')) return { says: noBacktick, at: opened };
  if (code === invalid) return { says: strayCharacter([...rest][0] ?? ''), at: start };
  if (sameLine && /['"]$/.test(before) && /^\w/.test(rest)) {
    return { says: 'a quote ends the text too early: for an apostrophe write ’ and not a straight quote.', at };
  }
  if (rest.startsWith(';')) return { says: 'a comma belongs here and no semicolon.', at: start };
  if (rest.startsWith(',') && before.endsWith(',')) return { says: 'a comma is here twice: take one of them out.', at: start };
  if (sameLine && /\d,?$/.test(before)) return { says: 'write the number without commas: 115000.', at };
  if (sameLine && /\w$/.test(before) && /^\w/.test(rest))
    return { says: 'a text stands here without quotes: put it between quotes.', at };
  if (message.startsWith("',' expected")) return { says: aCommaIsMissing, at };
  return { says: `a comma, a quote or a bracket is missing here or just above (${message.replace(/\.$/, '')}).`, at };
}

function strayCharacter(character: string): string {
  if (/[‘’“”]/.test(character)) return `a text stands between straight quotes: write ' in place of ${character}.`;
  return `'${character}' can't stand here outside of quotes: take it out.`;
}

const noBacktick = 'the text that begins in this line has no closing ` at its end.';
const aCommaIsMissing = 'a comma is missing at the end of this line.';

/** The compiler's numbers for a text without its closing quote, and for a character that means nothing to it. */
const unterminated = 1002;
const invalid = 1127;
/** Its number for a text that is never closed with a backtick. */
const unterminatedTemplate = 1160;
/** Its number for a text before one between backticks, which without a comma it takes for one thing. */
const joined = 2796;
