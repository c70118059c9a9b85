/** An operation's rule, as the contract has it. */
export interface Permission {
  auth: 'token' | 'none' | 'merchant-key' | 'provider-signature';
  group?: string;
  flag?: string;
  any?: true;
  or?: 'ownAccount' | { group: string; flag: string; scope: 'ownAccount' };
  scope: 'own' | 'owner' | 'self' | 'session' | 'public';
}

/** A method that calls another one with some fields of the body fixed. */
export interface SdkShortcut {
  summary: string;
  set: Record<string, unknown>;
}

/** An operation's method in the SDK, and the names of its types there. */
export interface SdkMethod {
  /** Resource and method, such as `merchants.setStatus`. */
  method: string;
  /** Query parameters that the method takes as arguments of their own. */
  positional?: string[];
  /** Overrides whether the SDK may repeat the call: `safe` always, `once` never. */
  repeat?: 'safe' | 'once';
  shortcuts?: Record<string, SdkShortcut>;
  /** Values by field that end a stream of events. */
  until?: Record<string, unknown[]>;
  query?: string;
  body?: string;
  /** One row of a page or of a bare array, or one event of a stream. */
  row?: string;
  result?: string;
  /** Names of the types of parameters, by parameter. */
  parameters?: Record<string, string>;
  /** What the shortcuts take beside their own arguments. */
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

/** What the generator reads of an operation. */
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

/** What the generator reads of the bundled contract. */
export interface ContractDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', ContractOperation>>>;
  components: Record<string, Record<string, unknown>>;
  'x-permission-groups': Record<string, { flags: string[]; ownerOnly?: true }>;
}

const methods = ['get', 'post', 'put', 'delete'] as const;

/** Every operation with its method and path, in the contract's order. */
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

/** Returns a component, or the value itself where it is no reference. */
export function resolve<T>({ components }: ContractDocument, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  return components[kind]?.[name] as T;
}
