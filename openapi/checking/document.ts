import { readFileSync } from 'node:fs';

export type Schema = Record<string, unknown>;

export interface Reference {
  $ref: string;
}

/** A schema with its example in the contract. */
export interface Shown {
  schema: Schema;
  example?: unknown;
}

export interface ContractParameter extends Shown {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: true;
}

export interface ContractResponse {
  headers?: Record<string, Shown | Reference>;
  content?: Record<string, Shown>;
}

export interface ContractOperation {
  method: string;
  path: string;
  operationId: string;
  tags: string[];
  'x-permission'?: Record<string, unknown>;
  /** The operation's method in the SDK, such as `merchants.list`; `shortcuts` name further methods of the same area. */
  'x-sdk': { method: string; positional?: string[]; shortcuts?: Record<string, object> };
  'x-effect': 'read' | 'write' | 'external';
  'x-idempotent'?: true;
  'x-extension'?: true;
  parameters?: (ContractParameter | Reference)[];
  requestBody?: { content: Record<string, Shown> };
  responses: Record<string, ContractResponse | Reference>;
}

export interface Contract {
  paths: Record<string, Record<string, Omit<ContractOperation, 'method' | 'path'>>>;
  components: Record<string, Record<string, object>>;
}

/** The bundled contract. */
export const contract: Contract = JSON.parse(
  readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'),
);

/** Every operation with its method and path. */
export const contractOperations: ContractOperation[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
);

/** Resolves a reference to a component; returns any other node unchanged. */
export function resolved<T extends object>(node: T | Reference): T {
  if (!('$ref' in node)) return node;
  const [, , kind = '', name = ''] = node.$ref.split('/');
  return resolved(contract.components[kind]?.[name] as T);
}
