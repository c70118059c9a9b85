import { type ContractDocument, operationsOf } from './contract-document.ts';
import { header } from './header.ts';
import { literal, table } from './typescript-literal.ts';

const operationInfo = `/** Who may call an operation. */
export interface Permission {
  readonly auth: 'token' | 'none' | 'merchant-key' | 'provider-signature';
  readonly group?: string;
  readonly flag?: string;
  readonly any?: true;
  readonly or?: 'ownAccount' | 'oneself' | 'public' | 'basic' | { readonly group: string; readonly flag: string; readonly scope: 'ownAccount' };
  readonly scope: 'own' | 'owner' | 'self' | 'session' | 'public';
}

export interface OperationInfo {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly permission: Permission;
  /** What it changes: nothing, our own records, or another party's state too. */
  readonly effect: 'read' | 'write' | 'external';
  /** It moves money: a request may carry an Idempotency-Key. */
  readonly idempotent: boolean;
  /** Ours, beyond what the first clients know. */
  readonly extension: boolean;
  readonly tag: string;
}
`;

/** The operation table of the contract's own package. */
export function operationTable(document: ContractDocument): string {
  const entries = [...operationsOf(document)].map(({ method, path, operation }) => {
    const info = {
      method,
      path,
      permission: operation['x-permission'],
      effect: operation['x-effect'],
      idempotent: operation['x-idempotent'] ?? false,
      extension: operation['x-extension'] ?? false,
      tag: operation.tags[0],
    };
    return [operation.operationId, info] as const;
  });
  return `${header}
${operationInfo}
export const operations = ${table(entries)} as const satisfies Record<string, OperationInfo>;

export type OperationId = keyof typeof operations;
`;
}

/** What the SDK needs of each operation at run time. */
export function sdkTable(document: ContractDocument): string {
  const entries = [...operationsOf(document)].map(({ method, path, operation }) => {
    const { auth } = operation['x-permission'];
    const idempotent = operation['x-idempotent'] ?? false;
    return [
      operation.operationId,
      { method, path, effect: operation['x-effect'], idempotent, auth },
    ] as const;
  });
  return `${header}
/** Every operation: how it is called, whether it takes an Idempotency-Key, and what it is called with. */
export const operations = ${table(entries)} as const;
`;
}

/** What the domain decides by: every flag, and every operation's rule. */
export function permissionTable(document: ContractDocument): string {
  const groups = Object.entries(document['x-permission-groups']);
  const flags = groups.map(([name, group]) => [name, group.flags] as const);
  const ownerOnly = groups.filter(([, group]) => group.ownerOnly).map(([name]) => name);
  const rules = [...operationsOf(document)].map(
    ({ operation }) => [operation.operationId, operation['x-permission']] as const,
  );
  return `${header}
/** Every permission group with its flags, by their wire names, in the order of the role form. */
export const permissionFlags = ${table(flags)} as const;

/** Groups whose sections of the role form only the platform owner sees. */
export const ownerOnlyGroups = ${literal(ownerOnly)} as const;

/** Who may call which operation. */
export const operationPermissions = ${table(rules)} as const;
`;
}
