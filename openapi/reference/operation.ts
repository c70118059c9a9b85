/** The parts of the contract that the reference shows. */
export interface Node {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  maxProperties?: number;
  required?: string[];
  properties?: Record<string, Node>;
  additionalProperties?: boolean | Node;
  items?: Node;
  allOf?: Node[];
  oneOf?: Node[];
  example?: unknown;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Node;
  example?: unknown;
}

interface Media {
  schema: Node;
  example?: unknown;
}

export interface Response {
  $ref?: string;
  description: string;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
  'x-permission': {
    auth: string;
    scope?: string;
    group?: string;
    flag?: string;
    any?: boolean;
    key?: string;
  };
  'x-sdk': { method: string; positional?: string[] };
}

export interface Contract {
  info: { title: string; version: string; description?: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

export interface Described extends Operation {
  method: string;
  path: string;
  parameters: Parameter[];
}

/** Returns the part of the contract that a reference names; other nodes unchanged. */
export function resolve<T extends { $ref?: string }>(contract: Contract, node: T): T {
  const names = node.$ref?.match(/^#\/components\/([^/]+)\/([^/]+)$/);
  const found = names && contract.components[names[1] ?? '']?.[names[2] ?? ''];
  return found ? resolve(contract, { ...(found as T), ...withoutRef(node) }) : node;
}

const withoutRef = <T extends { $ref?: string }>({ $ref, ...rest }: T) => rest;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns the contract's operations with their methods, paths and resolved parameters, in its order. */
export const operationsOf = (contract: Contract): Described[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).map((parameter) => resolve(contract, parameter)),
      })),
  );

/** Returns the example of a parameter. */
export const exampleOf = (contract: Contract, { example, schema }: Parameter): unknown =>
  example ?? resolve(contract, schema).example ?? resolve(contract, schema).enum?.[0] ?? '…';

/** Returns the example of a JSON body; undefined for an operation without one. */
export const bodyExample = ({ requestBody }: Operation): unknown =>
  requestBody?.content['application/json']?.example;
