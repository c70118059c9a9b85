import { bodyExample, type Contract, type Described, exampleOf } from './operation.ts';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** Quotes a text for a shell. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Writes a value as TypeScript: names without quotes where they need none. */
function literal(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value === 'string')
    return JSON.stringify(value).length === value.length + 2 ? quoted(value) : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const lines = Object.entries(value).map(([name, one]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
    return `${inner}${key}: ${literal(one, inner)},\n`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

/** Returns a path with the examples of its placeholders, and the query parameters that a request needs. */
export function exampleAddress(contract: Contract, { path, parameters }: Described): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.name === name);
    return encodeURIComponent(String(parameter ? exampleOf(contract, parameter) : name));
  });
  const needed = parameters.filter((one) => one.in === 'query' && one.required);
  const query = new URLSearchParams(needed.map((one) => [one.name, String(exampleOf(contract, one))]));
  return needed.length > 0 ? `${filled}?${query}` : filled;
}

const isUpload = ({ requestBody }: Described) => requestBody?.content['multipart/form-data'] !== undefined;
const takesKey = ({ 'x-permission': { auth, key } }: Described) =>
  auth === 'merchant-key' || (key !== undefined && key !== 'none');

/** Returns the call with curl. `base` is the address of the API. */
export function curlSample(contract: Contract, operation: Described, base: string): string {
  const { method, 'x-permission': permission } = operation;
  const body = bodyExample(operation);
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuoted(base + exampleAddress(contract, operation))}`,
  ];
  if (takesKey(operation)) lines.push(`-H "authorization: Bearer $DAFTAR_SECRET_KEY"`);
  else if (permission.auth === 'token') lines.push(`-H "x-auth-token: $DAFTAR_TOKEN"`);
  if (isUpload(operation)) lines.push(`-F 'file=@payouts.xlsx'`);
  if (body !== undefined)
    lines.push(`-H 'content-type: application/json'`, `-d ${shellQuoted(JSON.stringify(body))}`);
  return lines.join(' \\\n  ');
}

/** Returns the call of the SDK's method, without the client. */
export function sdkCall(contract: Contract, operation: Described): string {
  const { method, positional = [] } = operation['x-sdk'];
  const named = (name: string) => operation.parameters.find((one) => one.name === name);
  const inPath = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name);
  const args = [...inPath, ...positional].map((name) => {
    const parameter = named(name);
    return literal(parameter ? exampleOf(contract, parameter) : name);
  });
  const body = bodyExample(operation);
  if (isUpload(operation)) args.unshift('file');
  else if (body !== undefined) args.push(literal(body));
  else {
    const needed = operation.parameters.filter(
      (one) => one.in === 'query' && one.required && !positional.includes(one.name),
    );
    if (needed.length > 0)
      args.push(literal(Object.fromEntries(needed.map((one) => [one.name, exampleOf(contract, one)]))));
  }
  return `daftar.${method}(${args.join(', ')})`;
}

/** Returns the call with the SDK, as a whole program. `base` is the address of the API. */
export function sdkSample(contract: Contract, operation: Described, base: string): string {
  const credential = takesKey(operation)
    ? 'secretKey: process.env.DAFTAR_SECRET_KEY'
    : operation['x-permission'].auth === 'token'
      ? 'token: process.env.DAFTAR_TOKEN'
      : '';
  const call = sdkCall(contract, operation);
  const file = isUpload(operation)
    ? `const file = new File([await readFile('payouts.xlsx')], 'payouts.xlsx');\n`
    : '';
  const isWatch = operation.responses['200']?.content?.['text/event-stream'] !== undefined;
  return `${file ? `import { readFile } from 'node:fs/promises';\n` : ''}import { createDaftar } from '@daftar/sdk';

const daftar = createDaftar({ baseUrl: ${quoted(base)}${credential && `, ${credential}`} });
${file}${isWatch ? `for await (const state of ${call}) console.log(state);` : `console.log(await ${call});`}`;
}
