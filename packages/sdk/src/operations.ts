import { operations } from './generated/operations.ts';

export { operations };

/** An operation's id, such as `listMerchants`. */
export type OperationId = keyof typeof operations;

/** What the contract says of an operation. */
export interface Operation {
  readonly method: string;
  /** With placeholders, such as `/merchants/get/{id}`. */
  readonly path: string;
  /** It moves money and takes an Idempotency-Key. */
  readonly idempotent: boolean;
  /** How its caller is known. */
  readonly auth: string;
}

interface Known {
  readonly id: OperationId;
  readonly operation: Operation;
  readonly parts: readonly string[];
}

const table: readonly Known[] = Object.entries<Operation>(operations)
  .map(([id, operation]) => ({ id: id as OperationId, operation, parts: operation.path.split('/') }))
  // A path without placeholders goes before one that it would fit.
  .sort((a, b) => a.operation.path.split('{').length - b.operation.path.split('{').length);

const fits = (known: readonly string[], given: readonly string[]): boolean =>
  known.length === given.length &&
  known.every((part, index) => (part.startsWith('{') ? given[index] !== '' : part === given[index]));

/**
 * The operation that a request asks for; for middleware that traces, counts or logs by operation.
 *
 * @param base what the client's `baseUrl` has as its path, such as `/api`
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
