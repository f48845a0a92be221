/** What the TypeScript compiler finds wrong in the files that an editor touches, in the words of someone who is no programmer. */
import { join } from 'node:path';
import ts from 'typescript';
import { inPlainWords } from './plain-words.ts';

/** A fault and where it is. `file` is given from the root of the project. */
export interface FileFault {
  file: string;
  line: number;
  says: string;
}

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
};

/** The compiler's own files, read once however often it is asked. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** The faults of some files under a root, and of nothing that they only import. Where a file can't be read as code, those faults alone. */
export function typeFaults(root: string, files: readonly string[]): { faults: FileFault[]; sources: Map<string, ts.SourceFile> } {
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
    hostWithLibraries(),
  );
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    return source ? [{ file, source }] : [];
  });
  const sources = new Map(found.map(({ file, source }) => [file, source]));
  const told = (file: string, source: ts.SourceFile, { code, start = 0, length = 1, messageText }: ts.Diagnostic): FileFault => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    const { says, at } = inPlainWords({ code, message, text: source.text, start, end: start + length }, (type) =>
      wordsOf(type, program),
    );
    return { file, line: source.getLineAndCharacterOfPosition(beginningOf(source, at)).line + 1, says };
  };
  const all = (faultsOf: (source: ts.SourceFile) => readonly ts.Diagnostic[]) =>
    found.flatMap(({ file, source }) => faultsOf(source).map((fault) => told(file, source, fault)));
  const unreadable = all((source) => program.getSyntacticDiagnostics(source).slice(0, 1));
  return { faults: unreadable.length > 0 ? unreadable : all((source) => program.getSemanticDiagnostics(source)), sources };
}

/** Where the value begins that fails a `satisfies`: the compiler points at that word, which stands at the value's end. */
function beginningOf(source: ts.SourceFile, at: number): number {
  const find = (node: ts.Node): number | undefined => {
    const before = ts.isSatisfiesExpression(node) && node.expression.end <= at && at < node.type.pos;
    return before ? node.getStart(source) : ts.forEachChild(node, find);
  };
  return find(source) ?? at;
}

/** The words of a type that is a list of them. */
function wordsOf(type: string, program: ts.Program): string | undefined {
  const declared = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith('src/content/types.ts'))
    .flatMap(({ statements }) => [...statements])
    .find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === type);
  const found = declared?.getText().match(/'[^']+'/g);
  return found?.join(', ').replaceAll("'", '');
}

function hostWithLibraries(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...how) => {
    if (!name.includes('node_modules')) return read(name, ...how);
    if (!libraries.has(name)) libraries.set(name, read(name, ...how));
    return libraries.get(name);
  };
  return host;
}
