import { hash } from 'node:crypto';
import { canonical } from '../audit/record.ts';
import { Problem, problemDetail, unprocessable } from '../basics/problems.ts';
import { named } from '../db/named.ts';
import { later } from '../db/send-together.ts';
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
export interface KeptAnswer {
  answer: unknown;
  etag: string | null;
}

export type Claim = { replay: false } | ({ replay: true } & KeptAnswer);

const LOCK_NOT_AVAILABLE = '55P03';
const inFlight = () => new Problem(409, 'Conflict', [problemDetail('in-flight')], 1);

const hashBody = (request: KeyedRequest) =>
  hash('sha256', canonical({ body: request.body ?? null, params: request.params ?? null }), 'base64url');

/**
 * Claims the key in the operation's transaction, so that key, change and response commit together. For a repeated request,
 * returns the stored response. Throws 422 when the key was used with another body, and 409 while the first request is running.
 */
export async function claimKey(trx: Trx, request: KeyedRequest, now: Date): Promise<Claim> {
  const bodyHash = hashBody(request);
  try {
    // One statement sets the lock timeout, waits for a concurrent request with the same key, inserts the row, and removes the
    // timeout. If no row was inserted, the timeout stays; the transaction then only reads the stored response.
    const claimed = await statement`
      with limited as materialized (select set_config('lock_timeout', '2s', true) as value)
      insert into idempotency_keys (caller, operation, key, body_hash, status, answer, created_at)
      select ${request.caller}, ${request.operation}, ${request.key}, ${bodyHash}, 0, 'null', ${now}::timestamptz
      from limited where value is not null
      on conflict do nothing returning set_config('lock_timeout', '0', true)${named('claim-key')}`.execute(
      trx,
    );
    if (claimed.length === 1) return { replay: false };
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) throw inFlight();
    throw error;
  }
  const found = await findAnswer(trx, request);
  if (!found.replay) throw inFlight();
  return found;
}

/** Returns the response stored for the key. Throws 422 when the key was used with another body. */
export async function findAnswer(db: Db, request: KeyedRequest): Promise<Claim> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer', 'etag'])
    .where('caller', '=', request.caller)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!stored) return { replay: false };
  if (stored.body_hash !== hashBody(request)) {
    throw unprocessable('request.keyReused');
  }
  return { replay: true, answer: stored.answer, etag: stored.etag };
}

/** Stores the response with the claimed key, in the same transaction. */
export async function keepAnswer(
  trx: Trx,
  request: KeyedRequest,
  status: number,
  { answer, etag }: KeptAnswer,
): Promise<void> {
  await statement`
    update idempotency_keys set status = ${status}, answer = ${JSON.stringify(answer ?? null)}::jsonb, etag = ${etag}
    where caller = ${request.caller} and operation = ${request.operation}
      and key = ${request.key}${later}${named('keep-answer')}`.execute(trx);
}
