/** An operation's rule, as the contract has it. */
export interface Permission {
  auth: 'token' | 'none' | 'merchant-key' | 'provider-signature';
  group?: string;
  flag?: string;
  any?: true;
  or?: 'ownAccount' | { group: string; flag: string; scope: 'ownAccount' };
  scope: 'own' | 'owner' | 'self' | 'session' | 'public';
}

/** What the generator reads of an operation. */
export interface ContractOperation {
  operationId: string;
  tags: [string];
  'x-permission': Permission;
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
