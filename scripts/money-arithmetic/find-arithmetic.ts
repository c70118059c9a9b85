import ts from 'typescript';
import type { DecimalFlow } from './is-decimal.ts';

const operators = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.PercentEqualsToken,
]);
const steps = new Set([ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken]);
const computing = new Set(['round', 'floor', 'ceil', 'trunc', 'pow', 'fround', 'hypot', 'sumPrecise']);

/** The parts of a node that it computes with as binary floats. */
function operands(node: ts.Node): readonly ts.Expression[] {
  if (ts.isBinaryExpression(node))
    return operators.has(node.operatorToken.kind) ? [node.left, node.right] : [];
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node))
    return steps.has(node.operator) ? [node.operand] : [];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: owner, name } = node.expression;
  if (name.text === 'toFixed') return [owner];
  return ts.isIdentifier(owner) && owner.text === 'Math' && computing.has(name.text) ? node.arguments : [];
}

/** A place where a number of the wire is computed with as a binary float. */
export type Arithmetic = { readonly file: string; readonly line: number; readonly code: string };

/** Finds each computation with a number of the wire in a source file. */
export function arithmeticIn(
  checker: ts.TypeChecker,
  flow: DecimalFlow,
  source: ts.SourceFile,
): Arithmetic[] {
  const found: Arithmetic[] = [];
  const isText = (node: ts.Expression) =>
    (checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike) !== 0;
  const visit = (node: ts.Node): void => {
    const parts = operands(node);
    if (parts.some((part) => flow.isDecimal(part)) && !parts.some(isText))
      found.push({
        file: source.fileName,
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        code: node.getText(source).replace(/\s+/g, ' '),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
