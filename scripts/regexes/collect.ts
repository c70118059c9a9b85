import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A regular expression and its place in the sources. */
export interface Pattern {
  source: string;
  flags: string;
  file: string;
  line: number;
}

const sources = ['packages/*/src/*.ts', 'packages/*/src/*.tsx'];
const test = /\.test(?:-d)?\.tsx?$/;

function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...sources], {
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && !test.test(file));
}

/** Returns the pattern and flags of a literal, or of `RegExp(…)` with string literals; undefined for other nodes. */
function patternOf(node: ts.Node): { source: string; flags: string } | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  const called = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!called || node.expression.getText() !== 'RegExp') return undefined;
  const [source, flags] = node.arguments ?? [];
  if (!source || !ts.isStringLiteralLike(source)) return undefined;
  return { source: source.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' };
}

function patternsOfFile(file: string): Pattern[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = patternOf(node);
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (pattern) found.push({ ...pattern, file, line });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Returns the contract's patterns, which the gateway matches against every request. */
function patternsOfContract(file: string): Pattern[] {
  const found: Pattern[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string')
      found.push({ source: value, flags: 'u', file, line: 1 });
    return value;
  });
  return found;
}

/** Returns every regular expression of the packages' sources and of the contract. */
export function collectPatterns(): Pattern[] {
  return [...sourceFiles().flatMap(patternsOfFile), ...patternsOfContract('openapi/generated/openapi.json')];
}
