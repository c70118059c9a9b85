import { keyScopes, PEOPLE_ONLY } from '../key-scopes.ts';
import { type ContractDocument, operationsOf } from './contract-document.ts';
import { header } from './header.ts';
import { literal, table } from './typescript-literal.ts';

const operationInfo = `/** What a merchant's key may do. */
export type KeyScope = ${keyScopes.map((scope) => `'${scope}'`).join(' | ')};

/** Rule that decides which callers may call an operation. */
export interface Permission {
  readonly auth: 'token' | 'none' | 'merchant-key' | 'provider-signature';
  readonly group?: string;
  readonly flag?: string;
  readonly any?: true;
  readonly or?: 'ownAccount' | 'oneself' | 'public' | 'basic' | { readonly group: string; readonly flag: string; readonly scope: 'ownAccount' };
  readonly scope: 'own' | 'owner' | 'self' | 'session' | 'public';
  /** The scope that a merchant's key needs; \`none\` where only users may call. */
  readonly key?: KeyScope | 'none';
}

export interface OperationInfo {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly permission: Permission;
  /** Effect of a call: none, on our own records, or on another party too. */
  readonly effect: 'read' | 'write' | 'external';
  /** True when a request may carry an Idempotency-Key, because the operation moves money. */
  readonly idempotent: boolean;
  /** True for operations that the first clients do not know. */
  readonly extension: boolean;
  readonly tag: string;
}
`;

/** Generates the operation table of the contract's package. */
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

/** Generates the SDK's table of operations. */
export function sdkTable(document: ContractDocument): string {
  const entries = [...operationsOf(document)].map(({ method, path, operation }) => {
    const { auth, key = PEOPLE_ONLY } = operation['x-permission'];
    const idempotent = operation['x-idempotent'] ?? false;
    const takesKey = key === PEOPLE_ONLY ? {} : { key };
    return [
      operation.operationId,
      { method, path, effect: operation['x-effect'], idempotent, auth, ...takesKey },
    ] as const;
  });
  return `${header}
/** Every operation with its method, path, effect, credentials, and whether it takes an Idempotency-Key. */
export const operations = ${table(entries)} as const;
`;
}

/** Generates the domain's permission flags and the rule of every operation. */
export function permissionTable(document: ContractDocument): string {
  const groups = Object.entries(document['x-permission-groups']);
  const flags = groups.map(([name, group]) => [name, group.flags] as const);
  const ownerOnly = groups.filter(([, group]) => group.ownerOnly).map(([name]) => name);
  const rules = [...operationsOf(document)].map(({ operation }) => {
    // Keys are the server's to judge.
    const { key: _, ...rule } = operation['x-permission'];
    return [operation.operationId, rule] as const;
  });
  return `${header}
/** Every permission group with its flags, by their wire names, in the order of the role form. */
export const permissionFlags = ${table(flags)} as const;

/** Groups whose sections of the role form only the platform owner sees. */
export const ownerOnlyGroups = ${literal(ownerOnly)} as const;

/** The permission rule of every operation. */
export const operationPermissions = ${table(rules)} as const;
`;
}
