import ts from 'typescript';

/** What marks a number that is money, a rate or a percentage. Any number can still be assigned to it. */
export const mark = '__decimal';
const markedNumber = `number & { readonly ${mark}?: true }`;
const markedText = `string & { readonly ${mark}?: true }`;

type Schema = { type?: unknown; properties?: Record<string, Schema> } & Record<string, unknown>;

/** Names of decimals in the contract: numbers that need not be whole, and whole amounts of money. */
export type DecimalNames = {
  readonly schemas: ReadonlySet<string>;
  /** Fields whose type is written in place. */
  readonly fields: ReadonlySet<string>;
  /** All fields, also those that refer to a schema. */
  readonly allFields: ReadonlySet<string>;
};

/** Fields of the contract that have decimals and are not money, a rate or a percentage. */
const measures = new Set(['weight']);

const isDecimal = (name: string, { type }: Schema): boolean =>
  type === 'number' || (type === 'integer' && /amount$/i.test(name));

function* fieldsIn(schema: unknown): Generator<[string, Schema]> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties } = schema as Schema;
  if (properties && typeof properties === 'object') yield* Object.entries(properties);
  for (const part of Object.values(schema)) yield* fieldsIn(part);
}

/** Reads from the bundled contract which schemas and fields are decimals. */
export function decimalNames(contract: { components: { schemas: Record<string, Schema> } }): DecimalNames {
  const schemas = new Set(
    Object.entries(contract.components.schemas)
      .filter(([name, schema]) => isDecimal(name, schema))
      .map(([name]) => name),
  );
  const all = [...fieldsIn(contract)].filter(([name]) => !measures.has(name));
  const inPlace = all.filter(([name, schema]) => isDecimal(name, schema));
  const referring = all.filter(
    ({ 1: { $ref } }) => typeof $ref === 'string' && schemas.has($ref.split('/').at(-1) ?? ''),
  );
  const namesOf = (fields: readonly [string, Schema][]) => new Set(fields.map(([name]) => name));
  return { schemas, fields: namesOf(inPlace), allFields: namesOf([...inPlace, ...referring]) };
}

type Edit = readonly [start: number, end: number, text: string];

function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort(([a], [b]) => b - a)
    .reduce((result, [start, end, insert]) => result.slice(0, start) + insert + result.slice(end), text);
}

function editsIn(source: ts.SourceFile, editOf: (node: ts.Node) => Edit | undefined): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const edit = editOf(node);
    if (edit) edits.push(edit);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}

/** Marks the decimals in the text of the contract's generated types. */
export function markContract(text: string, { schemas, fields }: DecimalNames): string {
  const source = ts.createSourceFile('schema.d.ts', text, ts.ScriptTarget.Latest, true);
  return edited(
    text,
    editsIn(source, (node) => {
      if (!ts.isPropertySignature(node) || node.type?.kind !== ts.SyntaxKind.NumberKeyword) return undefined;
      const name = node.name.getText(source);
      const decimal = schemas.has(name) || fields.has(name);
      return decimal ? [node.type.getStart(source), node.type.end, markedNumber] : undefined;
    }),
  );
}

/** Marks the exact decimals in the text of the types of database tables. */
export function markTables(text: string): string {
  return text.replace(
    /type Numeric = ColumnType<string, string, string>/g,
    `type Numeric = ColumnType<${markedText}, string, string>`,
  );
}

/** Functions of the domain that turn an exact value into a number; nothing may be computed with the result. */
const toNumbers = /(export function (?:toMajorNumber|decimalToNumber)\([^)]*\)): number/g;

/** Marks what the domain returns as a number. */
export function markDomain(text: string): string {
  return text.replace(toNumbers, `$1: ${markedNumber}`);
}
