import ts from 'typescript';
import { mark } from './mark-decimals.ts';
import type { SourceIndex } from './source-index.ts';

function isMarked(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((part) => isMarked(checker, part));
  if (type.isIntersection()) return type.getProperty(mark) !== undefined;
  const element = checker.isArrayType(type)
    ? checker.getTypeArguments(type as ts.TypeReference)[0]
    : undefined;
  return element !== undefined && isMarked(checker, element);
}

const converting = new Set(['Number', 'parseFloat']);
const choosing = new Set(['max', 'min', 'abs']);

/** Wrappers that do not change a value. */
function inner(node: ts.Expression): ts.Expression | undefined {
  const wraps =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isNonNullExpression(node);
  return wraps ? node.expression : undefined;
}

function calleeName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** What a function returns: the expression of an arrow, or those of its return statements. */
function returnedBy(node: ts.SignatureDeclaration): ts.Expression[] {
  const body = 'body' in node ? node.body : undefined;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body as ts.Expression];
  const results: ts.Expression[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isFunctionLike(part)) return;
    if (ts.isReturnStatement(part) && part.expression) results.push(part.expression);
    ts.forEachChild(part, visit);
  };
  ts.forEachChild(body, visit);
  return results;
}

/**
 * Tells whether an expression is a decimal of the wire, or comes from one. Where a type is written as a plain number, it looks
 * at what our code passes there.
 */
export class DecimalFlow {
  readonly #checker: ts.TypeChecker;
  readonly #index: SourceIndex;
  readonly #names: ReadonlySet<string>;
  readonly #known = new Map<ts.Node, boolean>();

  constructor(checker: ts.TypeChecker, index: SourceIndex, names: ReadonlySet<string>) {
    this.#checker = checker;
    this.#index = index;
    this.#names = names;
  }

  isDecimal(node: ts.Expression): boolean {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    // An expression that depends on itself is decided by its other sources.
    this.#known.set(node, false);
    const result = this.#comesFromDecimal(node);
    this.#known.set(node, result);
    return result;
  }

  #comesFromDecimal(node: ts.Expression): boolean {
    const wrapped = inner(node);
    if (wrapped) return this.isDecimal(wrapped);
    if (ts.isConditionalExpression(node))
      return this.isDecimal(node.whenTrue) || this.isDecimal(node.whenFalse);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      return this.isDecimal(node.left) || this.isDecimal(node.right);
    if (ts.isCallExpression(node)) return this.#isDecimalCall(node);
    if (isMarked(this.#checker, this.#checker.getTypeAtLocation(node))) return this.#isValue(node);
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return false;
    return this.#isDecimalSymbol(this.#checker.getSymbolAtLocation(node));
  }

  /** A marked text of a database column is computed with only after it is a number. */
  #isValue(node: ts.Expression): boolean {
    return (this.#checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike) === 0;
  }

  #isDecimalCall(node: ts.CallExpression): boolean {
    const name = calleeName(node);
    const [first] = node.arguments;
    if (name && first && ts.isIdentifier(node.expression) && converting.has(name))
      return this.#isDecimalText(first);
    if (isMarked(this.#checker, this.#checker.getTypeAtLocation(node))) return this.#isValue(node);
    if (name && choosing.has(name) && node.expression.getText().startsWith('Math.'))
      return node.arguments.some((argument) => this.isDecimal(argument));
    const declaration = this.#checker.getResolvedSignature(node)?.declaration;
    if (!declaration || ts.isJSDocSignature(declaration)) return false;
    if (!this.#index.holds(declaration) || declaration.type === undefined) return false;
    return returnedBy(declaration).some((result) => this.isDecimal(result));
  }

  /** Whether a text is a decimal's: of the database, of the contract, or typed into a field named like one. */
  #isDecimalText(node: ts.Expression): boolean {
    if (isMarked(this.#checker, this.#checker.getTypeAtLocation(node))) return true;
    const name = ts.isIdentifier(node)
      ? node.text
      : ts.isPropertyAccessExpression(node)
        ? node.name.text
        : '';
    return this.#names.has(name) || this.isDecimal(node);
  }

  #isDecimalSymbol(symbol: ts.Symbol | undefined): boolean {
    return (symbol?.declarations ?? []).some((declaration) => this.#isDecimalDeclaration(declaration));
  }

  #isDecimalDeclaration(node: ts.Declaration): boolean {
    if (!this.#index.holds(node)) return false;
    if (ts.isBindingElement(node)) return this.#isDecimalBinding(node);
    if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
      return node.initializer !== undefined && this.isDecimal(node.initializer);
    if (ts.isShorthandPropertyAssignment(node))
      return this.#isDecimalSymbol(this.#checker.getShorthandAssignmentValueSymbol(node));
    if (ts.isParameter(node)) return this.#isDecimalParameter(node);
    if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node))
      return this.#index.valuesOf(node).some((value) => this.isDecimal(value));
    return false;
  }

  #isDecimalBinding(node: ts.BindingElement): boolean {
    const pattern = node.parent;
    if (ts.isArrayBindingPattern(pattern)) {
      const { parent } = pattern;
      return (
        ts.isVariableDeclaration(parent) &&
        parent.initializer !== undefined &&
        this.isDecimal(parent.initializer)
      );
    }
    const name = node.propertyName ?? node.name;
    const owner = this.#checker.getTypeAtLocation(pattern);
    return ts.isIdentifier(name) && this.#isDecimalSymbol(owner.getProperty(name.text));
  }

  #isDecimalParameter(node: ts.ParameterDeclaration): boolean {
    const owner = node.parent;
    const position = owner.parameters.indexOf(node);
    if (ts.isCallExpression(owner.parent) && ts.isPropertyAccessExpression(owner.parent.expression))
      return this.isDecimal(owner.parent.expression.expression);
    return this.#index.callsOf(owner).some((call) => {
      const argument = call.arguments[position];
      return argument !== undefined && this.isDecimal(argument);
    });
  }
}
