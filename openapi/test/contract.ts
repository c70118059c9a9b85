import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type Schema = Record<string, unknown>;
export interface Example {
  schema: Schema;
  example?: unknown;
}
export interface Parameter extends Example {
  name: string;
  in: 'path' | 'query' | 'header';
}
export interface Response {
  headers?: Record<string, Example | Reference>;
  content?: Record<string, Example>;
}
export interface Operation {
  operationId: string;
  'x-permission'?: Record<string, unknown>;
  'x-idempotent'?: true;
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, Example> };
  responses: Record<string, Response | Reference>;
}
interface Reference {
  $ref: string;
}
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

export const contract: Contract = JSON.parse(
  readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'),
);

export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
);

/** Follows a reference into the components. */
export function resolved<T extends object>(node: T | Reference): T {
  if (!('$ref' in node)) return node;
  const [, , kind = '', name = ''] = node.$ref.split('/');
  return resolved(contract.components[kind]?.[name] as T);
}

const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema({ $id: 'contract', components: contract.components });

const rooted = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (key, value) => (key === '$ref' ? `contract${value}` : value));

export const compile = (schema: Schema): ValidateFunction => ajv.compile(rooted(schema));
