import ts from 'typescript';

type Valued = ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.JsxAttribute;

function nameOfFunction(node: ts.SignatureDeclaration): ts.Identifier | undefined {
  if (node.name && ts.isIdentifier(node.name)) return node.name;
  const { parent } = node;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name : undefined;
}

function add<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
  const values = map.get(name);
  if (values) values.push(value);
  else map.set(name, [value]);
}

/** Where the source files call functions, and where they give properties their values; by name. */
export class SourceIndex {
  readonly #checker: ts.TypeChecker;
  readonly #files: ReadonlySet<ts.SourceFile>;
  readonly #calls = new Map<string, ts.CallExpression[]>();
  readonly #values = new Map<string, Valued[]>();

  constructor(checker: ts.TypeChecker, files: readonly ts.SourceFile[]) {
    this.#checker = checker;
    this.#files = new Set(files);
    for (const file of files) this.#read(file);
  }

  #read(node: ts.Node): void {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
      add(this.#calls, node.expression.text, node);
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isJsxAttribute(node))
      add(this.#values, node.name.getText(), node);
    ts.forEachChild(node, (child) => this.#read(child));
  }

  /** Whether a node stands in one of the source files. */
  holds(node: ts.Node): boolean {
    return this.#files.has(node.getSourceFile());
  }

  /** The calls of a function. */
  callsOf(node: ts.SignatureDeclaration): readonly ts.CallExpression[] {
    const name = nameOfFunction(node);
    if (!name) return [];
    const symbol = this.#checker.getSymbolAtLocation(name);
    return (this.#calls.get(name.text) ?? []).filter((call) => this.#meant(call.expression) === symbol);
  }

  #meant(node: ts.Expression): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node);
    return symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0
      ? this.#checker.getAliasedSymbol(symbol)
      : symbol;
  }

  /** The values that objects and elements give a property. */
  valuesOf(node: ts.PropertySignature | ts.PropertyDeclaration): readonly ts.Expression[] {
    const name = node.name.getText();
    return (this.#values.get(name) ?? []).flatMap((valued) => {
      const type = this.#checker.getContextualType(valued.parent as ts.Expression);
      const isThis = type?.getProperty(name)?.declarations?.includes(node) === true;
      const value = isThis ? valueGiven(valued) : undefined;
      return value ? [value] : [];
    });
  }
}

function valueGiven(node: Valued): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node)) return node.initializer;
  if (ts.isShorthandPropertyAssignment(node)) return node.name;
  return node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
}
