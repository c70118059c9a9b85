import {
  type ContractDocument,
  type ListedOperation,
  type Parameter,
  type Reference,
  resolve,
  type Schema,
} from '../contract-document.ts';
import { literal } from '../typescript-literal.ts';
import { isUnder } from './base-path.ts';
import { type CallShape, callShape } from './call-shape.ts';
import { docComment, sentenceOf } from './doc-comment.ts';
import { methodDoc } from './method-doc.ts';
import { repeatOf } from './repeat-of.ts';
import { rowSchema, type TypeNames } from './type-names.ts';

interface Argument {
  name: string;
  type: string;
  optional?: boolean;
  initial?: string;
}

/** An operation with the data that the printer needs. */
interface Method {
  document: ContractDocument;
  listed: ListedOperation;
  shape: CallShape;
  id: string;
  /** The base path of the resource. */
  base: string | undefined;
  /** Returns the type's name at the first of these places that has one. */
  nameOf(...places: string[]): string | undefined;
}

const OPTIONS = { call: 'CallOptions', upload: 'UploadOptions' } as const;
const PAGE_FIELDS = ['data', 'current', 'pages', 'total', 'totalIsCapped', 'next'];

const refOf = (schema: Schema | Reference | undefined) => (schema && '$ref' in schema ? schema.$ref : '');

function isText(document: ContractDocument, schema: Schema | Reference): boolean {
  const { type, enum: values } = resolve<Schema>(document, schema);
  return type === 'string' && values === undefined;
}

function parameterType({ document, id, nameOf }: Method, { name, in: place, schema }: Parameter): string {
  if (isText(document, schema)) return 'string';
  return nameOf(`${id}.${name}`) ?? `operations['${id}']['parameters']['${place}']['${name}']`;
}

function queryArgument({ shape, id, nameOf }: Method): Argument | undefined {
  if (shape.query.length === 0) return undefined;
  const taken = shape.positional.map(({ name }) => `'${name}'`).join(' | ');
  const type = nameOf(`query:${id}`) ?? (taken ? `Omit<Query<'${id}'>, ${taken}>` : `Query<'${id}'>`);
  return { name: 'query', type, optional: !shape.query.some(({ required }) => required) };
}

function bodyArguments({ document, listed, shape, id, nameOf }: Method): Argument[] {
  if (!shape.body) return [];
  const schema = resolve<Schema>(document, shape.body);
  if (shape.kind === 'upload')
    return Object.keys(schema.properties ?? {}).map((name) => ({ name, type: 'Blob' }));
  const reads = listed.operation['x-effect'] === 'read';
  const type = nameOf(`body:${id}`, `body:${refOf(shape.body)}`) ?? `Body<'${id}'>`;
  const initial = reads && !schema.required?.length ? { initial: '{}' } : {};
  return [{ name: reads ? 'query' : 'body', type, ...initial }];
}

function argumentsOf(method: Method): Argument[] {
  const { shape } = method;
  const single = [...shape.path, ...shape.positional].map((parameter) => ({
    name: parameter.name,
    type: parameterType(method, parameter),
  }));
  const query = queryArgument(method);
  const own = shape.edits ? 'EditOptions' : OPTIONS[shape.kind === 'upload' ? 'upload' : 'call'];
  const options = { name: 'options', type: own, optional: true };
  return [...single, ...bodyArguments(method), ...(query ? [query] : []), options];
}

function rowType({ document, shape, id, nameOf }: Method): string {
  const row = rowSchema(document, shape.answer);
  return nameOf(`row:${id}`, `answer:${refOf(row)}`) ?? `Row<'${id}'>`;
}

function returnType(method: Method): string {
  const { document, shape, id, nameOf } = method;
  const rowName = rowType(method);
  if (shape.kind === 'download') return 'Call<Download>';
  if (shape.kind === 'watch') return `AsyncGenerator<${rowName}, void>`;
  if (!shape.answer) return 'Call<undefined>';
  const result = nameOf(`result:${id}`, `answer:${refOf(shape.answer)}`) ?? `Result<'${id}'>`;
  const schema = resolve<Schema>(document, shape.answer);
  if (shape.kind === 'list') {
    const isPlain = Object.keys(schema.properties ?? {}).every((name) => PAGE_FIELDS.includes(name));
    return isPlain ? `PageCall<${rowName}>` : `PageCall<${rowName}, ${result}>`;
  }
  return schema.type === 'array' && nameOf(`row:${id}`) ? `Call<${rowName}[]>` : `Call<${result}>`;
}

function inputOf({ document, listed, shape }: Method): string {
  const names = (parameters: Parameter[]) => parameters.map(({ name }) => name);
  const query = [...(shape.query.length > 0 ? ['...query'] : []), ...names(shape.positional)];
  const fields = shape.body && Object.keys(resolve<Schema>(document, shape.body).properties ?? {});
  const body = listed.operation['x-effect'] === 'read' ? 'body: query' : 'body';
  const repeat = repeatOf(listed);
  const parts = [
    shape.path.length > 0 && `path: { ${names(shape.path).join(', ')} }`,
    query.length > 0 && (query.join() === '...query' ? 'query' : `query: { ${query.join(', ')} }`),
    shape.body && (shape.kind === 'upload' ? `body: { ${fields?.join(', ')} }` : body),
    repeat && `repeat: '${repeat}'`,
  ].filter(Boolean);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

const signature = (args: Argument[]): string =>
  args
    .map(({ name, type, optional, initial }) =>
      initial ? `${name}: ${type} = ${initial}` : `${name}${optional ? '?' : ''}: ${type}`,
    )
    .join(', ');

const printed = (doc: string[], head: string, statement: string): string =>
  `${docComment(doc, '  ')}\n  ${head} {\n    return ${statement};\n  }`;

function shortcuts(method: Method, name: string, args: Argument[], returns: string): string[] {
  const { document, listed, shape, id, nameOf } = method;
  const { summary, 'x-sdk': sdk } = listed.operation;
  const { required = [], properties = {} } = resolve<Schema>(document, shape.body ?? {});
  return Object.entries(sdk.shortcuts ?? {}).map(([shortcut, { summary: own, set }]) => {
    const asked = required.filter((field) => !(field in set));
    const hasRest = Object.keys(properties).length > Object.keys(set).length + asked.length;
    const body = args.find((argument) => argument.name === 'body')?.type ?? '';
    const fields = asked.map((field) => ({
      name: field,
      type: isText(document, properties[field] ?? {}) ? 'string' : `${body}['${field}']`,
    }));
    const rest = { name: 'rest', type: nameOf(`rest:${id}`) ?? 'object', optional: true };
    const before = args.slice(
      0,
      args.findIndex((argument) => argument.name === 'body'),
    );
    const after = args.slice(before.length + 1);
    const head = `${shortcut}(${signature([...before, ...fields, ...(hasRest ? [rest] : []), ...after])})`;
    const fixed = Object.entries(set).map(([field, value]) => `${field}: ${literal(value)}`);
    const sent = [...(hasRest ? ['...rest'] : []), ...asked, ...fixed].join(', ');
    const passed = [...before.map((argument) => argument.name), `{ ${sent} }`, 'options'].join(', ');
    const doc = [sentenceOf(own), `Calls \`${name}\` (${summary.toLowerCase()}).`];
    return printed(doc, `${head}: ${returns}`, `this.${name}(${passed})`);
  });
}

/**
 * Returns the call of the client. Its type arguments are explicit: to infer them, the compiler compares the input with
 * every operation of the contract, which takes it 0.3 s for each call.
 */
function callCode(method: Method, until: object = {}): string {
  const { listed, shape, base } = method;
  const watches = shape.kind === 'watch';
  const types = [`'${listed.method}'`, `'${listed.path}'`, ...(watches ? [rowType(method)] : [])].join(', ');
  const path =
    base && isUnder(base, listed.path)
      ? `\`\${this.basePath}${listed.path.slice(base.length)}\``
      : `'${listed.path}'`;
  const input = [inputOf(method), ...(watches ? [literal(until)] : []), 'options'];
  const passed = [`'${listed.method}'`, path, ...input].join(', ');
  return `this.api.${shape.kind}<${types}>(${passed})`;
}

/** Returns the code of an operation's method and its shortcuts. */
export function methodCode(
  document: ContractDocument,
  listed: ListedOperation,
  { byPlace }: TypeNames,
  base: string | undefined,
): string[] {
  const { operationId: id, 'x-sdk': sdk } = listed.operation;
  const nameOf = (...places: string[]) =>
    places.map((place) => byPlace.get(place)).find((name) => name !== undefined);
  const method: Method = { document, listed, shape: callShape(document, listed), id, base, nameOf };
  const name = sdk.method.split('.')[1] ?? '';
  const args = argumentsOf(method);
  const returns = returnType(method);
  const call = callCode(method, sdk.until);
  return [
    printed(methodDoc(document, listed), `${name}(${signature(args)}): ${returns}`, call),
    ...shortcuts(method, name, args, returns),
  ];
}
