import { type OperationId, operations } from '@daftar/openapi';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerKey } from '../access/caller.ts';
import { withAccount } from '../access/owner.ts';
import { tidySearch } from '../basics/tidy-search.ts';
import type { Handlers, Input } from '../contract/operation-types.ts';
import { sensitiveFields } from '../contract/sensitive-fields.ts';
import { type Db, inTransaction, type Trx } from '../db/transaction.ts';
import type { Gateway } from '../gateway.ts';
import { etagOf } from './etag-of.ts';
import {
  claimKey,
  findStored,
  type KeyedRequest,
  responseOfRepeated,
  type StoredResponse,
  storeResponse,
} from './idempotency.ts';

export type AnyHandler = (input: Input<OperationId, Db | Trx>) => Promise<unknown>;

/** One call of an operation. */
export interface Call {
  gateway: Gateway;
  id: OperationId;
  handler: AnyHandler;
  successStatus: number;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Runs a handler with the transactions of its kind (`reads`, `writes` …), and returns its response body. */
export const runOperation: Record<keyof Handlers, (call: Call) => Promise<unknown>> = {
  reads: (call) => handle(call, call.gateway.db),
  writes: runInOneTransaction,
  ownTransactions: runWithOwnTransactions,
  streams: (call) => handle(call, call.gateway.db),
};

const handle = ({ gateway, handler, request, reply }: Call, db: Db | Trx): Promise<unknown> =>
  handler({
    gateway,
    db,
    caller: request.caller,
    params: request.params,
    query: withAccount(gateway.owner, tidySearch(request.query)),
    body: withAccount(gateway.owner, tidySearch(request.body)),
    request,
    reply,
    now: gateway.now(),
  } as Input<OperationId, Db | Trx>);

/**
 * Runs the handler in one transaction. If the request has an idempotency key, the transaction also stores the key and the
 * response.
 */
async function runInOneTransaction(call: Call): Promise<unknown> {
  const { gateway, reply } = call;
  const keyed = keyedRequest(call);
  if (!keyed) return inTransaction(gateway.db, (trx) => handle(call, trx));
  try {
    return await inTransaction(gateway.db, async (trx) => {
      await claimKey(trx, keyed, gateway.now());
      const body = await handle(call, trx);
      await storeResponse(trx, keyed, call.successStatus, { body, etag: etagOf(reply) });
      return body;
    });
  } catch (error) {
    return replayed(reply, await responseOfRepeated(gateway.db, keyed, error));
  }
}

/**
 * Runs a handler that commits by itself, before and after it calls other servers. Running the handler again must change
 * nothing, because the idempotency key is stored only after the first successful run.
 */
async function runWithOwnTransactions(call: Call): Promise<unknown> {
  const { gateway, reply } = call;
  const keyed = keyedRequest(call);
  const stored = keyed && (await findStored(gateway.db, keyed));
  if (stored) return replayed(reply, stored);
  const body = await handle(call, gateway.db);
  if (!keyed) return body;
  try {
    await inTransaction(gateway.db, async (trx) => {
      await claimKey(trx, keyed, gateway.now());
      await storeResponse(trx, keyed, call.successStatus, { body, etag: etagOf(reply) });
    });
  } catch (error) {
    // A concurrent request with the same key has stored its response, which is the same.
    await responseOfRepeated(gateway.db, keyed, error);
  }
  return body;
}

/** Returns the request that the idempotency key identifies; undefined without a key, or for an operation that ignores it. */
function keyedRequest({ id, request }: Call): KeyedRequest | undefined {
  const key = operations[id].idempotent ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return undefined;
  const { params } = request;
  const body = withoutSensitive(id, request.body);
  return { caller: callerKey(request.caller, request.ip), operation: id, key, body, params };
}

/**
 * Removes sensitive fields, such as card numbers. The body's hash is stored with the key, and a hash of so few digits can be
 * reversed by trying all values.
 */
function withoutSensitive(id: OperationId, body: unknown): unknown {
  const fields = sensitiveFields(id);
  if (fields.size === 0 || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !fields.has(name)));
}

function replayed(reply: FastifyReply, { body, etag }: StoredResponse): unknown {
  reply.header('Idempotency-Replayed', 'true');
  if (etag !== null) reply.header('etag', etag);
  return body;
}
