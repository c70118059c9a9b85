import { operations } from './generated/operations.ts';

export { operations };

/** An operation's id, such as `listMerchants`. */
export type OperationId = keyof typeof operations;

/** An operation's metadata. */
export interface Operation {
  readonly method: string;
  /** The path with placeholders, such as `/merchants/get/{id}`. */
  readonly path: string;
  /** True when the operation accepts an Idempotency-Key, because it moves money. */
  readonly idempotent: boolean;
  /** The credentials that it accepts: `token`, `merchant-key`, `provider-signature` or `none`. */
  readonly auth: string;
  /** The scope that a merchant's key needs, such as `payments:read`; absent if keys may not call the operation. */
  readonly key?: string;
}

interface Known {
  readonly id: OperationId;
  readonly operation: Operation;
  readonly parts: readonly string[];
}

const table: readonly Known[] = Object.entries<Operation>(operations)
  .map(([id, operation]) => ({ id: id as OperationId, operation, parts: operation.path.split('/') }))
  // Sort by number of placeholders: `/merchants/get` must not match `/merchants/{id}`.
  .sort((a, b) => a.operation.path.split('{').length - b.operation.path.split('{').length);

const fits = (known: readonly string[], given: readonly string[]): boolean =>
  known.length === given.length &&
  known.every((part, index) => (part.startsWith('{') ? given[index] !== '' : part === given[index]));

/**
 * Returns the operation of a request, for middleware that traces, counts or logs by operation; undefined if there is none.
 *
 * @param base the path of the client's `baseUrl`, such as `/api`
 */
export function findOperation(
  { method, url }: Pick<Request, 'method' | 'url'>,
  base = '',
): (Operation & { readonly id: OperationId }) | undefined {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(base)) return undefined;
  const given = pathname.slice(base.length).split('/');
  const found = table.find(({ operation, parts }) => operation.method === method && fits(parts, given));
  return found && { id: found.id, ...found.operation };
}
