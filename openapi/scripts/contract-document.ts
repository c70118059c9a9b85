/** An operation's rule, as the contract has it. */
export interface Permission {
  auth: 'token' | 'none' | 'merchant-key' | 'provider-signature';
  group?: string;
  flag?: string;
  any?: true;
  or?: 'ownAccount' | { group: string; flag: string; scope: 'ownAccount' };
  scope: 'own' | 'owner' | 'self' | 'session' | 'public';
}

/** An operation's method in the SDK, and the names of its types there. */
export interface SdkMethod {
  /** Resource and method, such as `merchants.setStatus`. */
  method: string;
  /** Query parameters that the method takes as arguments of their own. */
  positional?: string[];
  /** Overrides whether the SDK may repeat the call: `safe` always, `once` never. */
  repeat?: 'safe' | 'once';
  /** Further methods that call it with some fields of the body fixed. */
  shortcuts?: Record<string, Record<string, unknown>>;
  query?: string;
  body?: string;
  row?: string;
  result?: string;
}

/** What the generator reads of an operation. */
export interface ContractOperation {
  operationId: string;
  tags: [string];
  'x-permission': Permission;
  'x-effect': 'read' | 'write' | 'external';
  'x-sdk': SdkMethod;
  'x-idempotent'?: true;
  'x-extension'?: true;
}

/** What the generator reads of the bundled contract. */
export interface ContractDocument {
  paths: Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', ContractOperation>>>;
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
