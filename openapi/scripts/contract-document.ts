import type { KeyScope, PEOPLE_ONLY } from '../key-scopes.ts';
/** An operation's permission rule, as the contract has it. */
export interface Permission {
  auth: 'token' | 'none' | 'merchant-key' | 'provider-signature';
  group?: string;
  flag?: string;
  any?: true;
  or?: 'ownAccount' | { group: string; flag: string; scope: 'ownAccount' };
  scope: 'own' | 'owner' | 'self' | 'session' | 'public';
  key?: KeyScope | typeof PEOPLE_ONLY;
}

/** A method that calls another method with some body fields fixed. */
export interface SdkShortcut {
  summary: string;
  set: Record<string, unknown>;
}

/** An operation's method in the SDK, and the names of the method's types. */
export interface SdkMethod {
  /** Resource and method, such as `merchants.setStatus`. */
  method: string;
  /** Query parameters that are separate arguments of the method. */
  positional?: string[];
  /** Overrides whether the SDK may repeat the call: `safe` always, `once` never. */
  repeat?: 'safe' | 'once';
  shortcuts?: Record<string, SdkShortcut>;
  /** Values by field; an event with one of them ends the stream. */
  until?: Record<string, unknown[]>;
  query?: string;
  body?: string;
  /** Name of the type of a page's or an array's row, or of a stream's event. */
  row?: string;
  result?: string;
  /** Names of the parameters' types, by parameter. */
  parameters?: Record<string, string>;
  /** Name of the type of the shortcuts' remaining body fields. */
  rest?: string;
}

export interface Reference {
  $ref: string;
}

/** The parts of a schema that the generator reads. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema | Reference>;
  items?: Schema | Reference;
  contentSchema?: Reference;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema | Reference;
}

type Content = Record<string, { schema: Schema | Reference }>;

export interface Response {
  description: string;
  content?: Content;
}

/** The parts of an operation that the generator reads. */
export interface ContractOperation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Content };
  responses: Record<string, Response | Reference>;
  'x-permission': Permission;
  'x-effect': 'read' | 'write' | 'external';
  'x-sdk': SdkMethod;
  'x-idempotent'?: true;
  'x-extension'?: true;
}

/** The parts of the bundled contract that the generator reads. */
export interface ContractDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', ContractOperation>>>;
  components: Record<string, Record<string, unknown>>;
  'x-permission-groups': Record<string, { flags: string[]; ownerOnly?: true }>;
}

const methods = ['get', 'post', 'put', 'delete'] as const;

/** Yields every operation with its method and path, in the contract's order. */
export function* operationsOf({ paths }: ContractDocument) {
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield { method: method.toUpperCase(), path, operation };
    }
  }
}

/** An operation with its method and path. */
export type ListedOperation =
  ReturnType<typeof operationsOf> extends Generator<infer Listed> ? Listed : never;

/** Returns the component that a reference points to; returns any other value unchanged. */
export function resolve<T>({ components }: ContractDocument, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  return components[kind]?.[name] as T;
}
