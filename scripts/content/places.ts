import ts from 'typescript';

/** Where a value stands in what a file exports: `['events', 2, 'title']`. */
export type Path = readonly (string | number)[];

/** Where something is written. */
export interface Place {
  line: number;
  /** Whether the value itself is written there; else that is only as near as the file's text leads. */
  exact: boolean;
}

/** A path as a person reads it: `events[2].title`. */
export function pathText(path: Path): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

/** The line on which the value at a path is written. What is imported or computed is written elsewhere: then as near as it gets. */
export function placeOf(source: ts.SourceFile, path: Path): Place {
  const [name, ...steps] = path;
  const consts = constsOf(source);
  let node = consts.get(String(name));
  if (!node) return { line: 1, exact: false };
  for (const step of steps) {
    const next = within(written(node, consts), step);
    if (!next) return { line: lineOf(source, node), exact: false };
    node = next;
  }
  return { line: lineOf(source, node), exact: isWritten(written(node, consts)) };
}

function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** The values of a file's constants, by name. */
function constsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const declared = source.statements.filter(ts.isVariableStatement).flatMap((one) => [...one.declarationList.declarations]);
  return new Map(declared.flatMap(({ name, initializer }) => (initializer ? [[name.getText(source), initializer]] : [])));
}

/** The value itself, behind `as const`, `satisfies`, brackets and the name of a constant. */
function written(node: ts.Node, consts: ReadonlyMap<string, ts.Node>): ts.Node {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return written(node.expression, consts);
  }
  const named = ts.isIdentifier(node) ? consts.get(node.text) : undefined;
  return named ? written(named, consts) : node;
}

/** The part of a literal that a step of a path leads to. */
function within(node: ts.Node, step: string | number): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.some(ts.isSpreadElement) ? undefined : node.elements[Number(step)];
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((one) => one.name && !ts.isComputedPropertyName(one.name) && one.name.text === step);
  if (property && ts.isShorthandPropertyAssignment(property)) return property.name;
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Whether it is a value that an editor can change there, and no name or call that fetches it from elsewhere. */
function isWritten(node: ts.Node): boolean {
  return !ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node) && !ts.isCallExpression(node);
}
