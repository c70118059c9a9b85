import { hash } from 'node:crypto';
import { canonical } from '../audit/record.ts';
import { Problem, problemDetail, unprocessable } from '../basics/problems.ts';
import { named } from '../db/named.ts';
import { later, laterChangingRow, NoRowChanged } from '../db/send-together.ts';
import { statement } from '../db/statement.ts';
import { type Db, sqlState, type Trx } from '../db/transaction.ts';

export interface KeyedRequest {
  caller: string;
  operation: string;
  key: string;
  body: unknown;
  params: unknown;
}

/** A stored response: its body and the ETag of the record in it. */
export interface StoredResponse {
  body: unknown;
  etag: string | null;
}

const LOCK_NOT_AVAILABLE = '55P03';

const hashBody = (request: KeyedRequest) =>
  hash('sha256', canonical({ body: request.body ?? null, params: request.params ?? null }), 'base64url');

/**
 * Claims the key in the operation's transaction, so that key, change and response commit together. Nobody waits for the claim: if the key
 * was used before, the first statement of the operation throws (see `laterChangingRow`), and nothing commits. `responseOfRepeated` then
 * finds the stored response.
 */
export async function claimKey(trx: Trx, request: KeyedRequest, now: Date): Promise<void> {
  // One statement sets the lock timeout, waits for a concurrent request with the same key, inserts the row, and removes the timeout.
  await statement`
    with limited as materialized (select set_config('lock_timeout', '2s', true) as value)
    insert into idempotency_keys (caller, operation, key, body_hash, status, answer, created_at)
    select ${request.caller}, ${request.operation}, ${request.key}, ${hashBody(request)}, 0, 'null', ${now}::timestamptz
    from limited where value is not null
    on conflict do nothing returning set_config('lock_timeout', '0', true)${laterChangingRow}${named('claim-key')}`.execute(
    trx,
  );
}

/** Returns the response stored for the key, if any. Throws 422 when the key was used with another body. */
export async function findStored(db: Db, request: KeyedRequest): Promise<StoredResponse | undefined> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer', 'etag'])
    .where('caller', '=', request.caller)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (stored && stored.body_hash !== hashBody(request)) throw unprocessable('request.keyReused');
  return stored && { body: stored.answer, etag: stored.etag };
}

/**
 * Returns the response stored for the key, after the operation's transaction failed with `error`. If there is none, throws 409 when the
 * first request is still running, otherwise the error. A repeated request thus gets the stored response whatever has changed since.
 */
export async function responseOfRepeated(
  db: Db,
  request: KeyedRequest,
  error: unknown,
): Promise<StoredResponse> {
  const stored = await findStored(db, request);
  if (stored) return stored;
  if (error instanceof NoRowChanged || sqlState(error) === LOCK_NOT_AVAILABLE)
    throw new Problem(409, 'Conflict', [problemDetail('in-flight')], 1);
  throw error;
}

/** Stores the response with the claimed key, in the same transaction. */
export async function storeResponse(
  trx: Trx,
  request: KeyedRequest,
  status: number,
  { body, etag }: StoredResponse,
): Promise<void> {
  await statement`
    update idempotency_keys set status = ${status}, answer = ${JSON.stringify(body ?? null)}::jsonb, etag = ${etag}
    where caller = ${request.caller} and operation = ${request.operation}
      and key = ${request.key}${later}${named('store-response')}`.execute(trx);
}
