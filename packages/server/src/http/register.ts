import { type OperationId, operations } from '@daftar/openapi';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type Caller, callerKey } from '../access/caller.ts';
import { comesWithoutToken, identify } from '../access/identify.ts';
import { admit } from '../access/may-call.ts';
import { details } from '../contract/details.ts';
import { notServed } from '../contract/not-served.ts';
import { type OperationSchemas, operationSchemas } from '../contract/operation-schemas.ts';
import type { Handlers, Input } from '../contract/operation-types.ts';
import { versionedOperations } from '../contract/versioned-operations.ts';
import { type Db, inTransaction, type Trx } from '../db/transaction.ts';
import type { Gateway } from '../gateway.ts';
import { checkRequest } from './check-request.ts';
import { claimKey, findAnswer, type KeptAnswer, type KeyedRequest, keepAnswer } from './idempotency.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    rawBody: string | undefined;
  }
}

type AnyInput<C> = Input<OperationId, C>;
type AnyHandler<C> = (input: AnyInput<C>) => Promise<unknown>;

/** Puts the contract's operations on an app: authentication first, then validation, then the handler. */
export function registerOperations(
  app: FastifyInstance,
  gateway: Gateway,
  areas: Handlers[],
  ids: OperationId[],
): void {
  const reads = new Map(areas.flatMap((area) => Object.entries(area.reads ?? {})));
  const writes = new Map(areas.flatMap((area) => Object.entries(area.writes ?? {})));
  const streams = new Map(areas.flatMap((area) => Object.entries(area.streams ?? {})));
  for (const id of [...reads.keys(), ...writes.keys(), ...streams.keys()])
    if (notServed.has(id)) throw new Error(`${id} has a handler: take it off the list of what is not served`);
  for (const id of ids) {
    const operation = operations[id];
    const handler = reads.get(id) ?? writes.get(id) ?? streams.get(id);
    if (!handler) throw new Error(`No handler for ${id}`);
    const schemas = operationSchemas(operation.method, operation.path);
    const run = handler as AnyHandler<Db | Trx>;
    app.route({
      method: operation.method as HTTPMethods,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operationId: id },
      onRequest: async (request) => {
        const { permission } = operation;
        if (permission.auth === 'none' || comesWithoutToken(permission, request.headers))
          await gateway.publicRate.take(request.ip);
        const caller = await identify(gateway, permission, request.headers);
        request.caller = admit(gateway, id, caller);
      },
      preHandler: async (request) => checkRequest(gateway, id, request, schemas),
      handler: async (request, reply) => {
        if (streams.has(id)) return run(input(gateway, gateway.db, request, reply));
        const answer = await inTurn(gateway, request.caller, () =>
          writes.has(id)
            ? write(gateway, id, run as AnyHandler<Trx>, schemas, request, reply)
            : read(gateway, id, run, schemas, request, reply),
        );
        return send(gateway, id, schemas, reply, answer);
      },
    });
  }
}

/** A merchant's or carrier's people have so many calls at work at a time; everyone else comes through at once. */
async function inTurn<T>(
  { accountLimiter: turns }: Gateway,
  caller: Caller,
  work: () => Promise<T>,
): Promise<T> {
  if (caller.kind !== 'user' || caller.isPlatformOwner) return work();
  const turn = turns.enter(caller.userTypeId);
  if (turn) await turn;
  try {
    return await work();
  } finally {
    turns.leave(caller.userTypeId);
  }
}

function input<C>(gateway: Gateway, db: C, request: FastifyRequest, reply: FastifyReply): AnyInput<C> {
  return {
    gateway,
    db,
    caller: request.caller,
    params: request.params,
    query: request.query,
    body: request.body,
    request,
    reply,
    now: gateway.now(),
  } as AnyInput<C>;
}

/** What an idempotency key stands for; undefined when the operation takes none or the caller sent none. */
function keyedRequest(id: OperationId, request: FastifyRequest): KeyedRequest | undefined {
  const key = operations[id].idempotent ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return undefined;
  const { body, params } = request;
  return { caller: callerKey(request.caller, request.ip), operation: id, key, body, params };
}

/**
 * A handler that commits by itself, before and after it talks to others: repeating it changes nothing, so the key
 * only brings the first good answer back.
 */
async function read(
  gateway: Gateway,
  id: OperationId,
  run: AnyHandler<Db>,
  schemas: OperationSchemas,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const keyed = keyedRequest(id, request);
  const kept = keyed && (await findAnswer(gateway.db, keyed));
  if (kept?.replay) return replayed(reply, kept);
  const answer = await run(input(gateway, gateway.db, request, reply));
  if (!keyed) return answer;
  await inTransaction(gateway.db, async (trx) => {
    const claim = await claimKey(trx, keyed, gateway.now());
    if (!claim.replay) await keepAnswer(trx, keyed, schemas.successStatus, { answer, etag: etagOf(reply) });
  });
  return answer;
}

/** The ETag that the handler has set, if any. */
const etagOf = (reply: FastifyReply): string | null => {
  const etag = reply.getHeader('etag');
  return typeof etag === 'string' ? etag : null;
};

function replayed(reply: FastifyReply, { answer, etag }: KeptAnswer): unknown {
  reply.header('Idempotency-Replayed', 'true');
  if (etag !== null) reply.header('etag', etag);
  return answer;
}

/** One transaction holds the change and, with an idempotency key, the key and the answer. */
function write(
  gateway: Gateway,
  id: OperationId,
  run: AnyHandler<Trx>,
  schemas: OperationSchemas,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const keyed = keyedRequest(id, request);
  return inTransaction(gateway.db, async (trx) => {
    if (!keyed) return run(input(gateway, trx, request, reply));
    const claim = await claimKey(trx, keyed, gateway.now());
    if (claim.replay) return replayed(reply, claim);
    const answer = await run(input(gateway, trx, request, reply));
    await keepAnswer(trx, keyed, schemas.successStatus, { answer, etag: etagOf(reply) });
    return answer;
  });
}

function send(
  gateway: Gateway,
  id: OperationId,
  schemas: OperationSchemas,
  reply: FastifyReply,
  answer: unknown,
) {
  if (gateway.settings.checkAnswers) {
    const check = schemas.answers.get(schemas.successStatus);
    const wire = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
    if (check && !check(wire)) {
      throw new Error(`${id} answers against its contract: ${JSON.stringify(details(check.errors))}`);
    }
    if (versionedOperations.has(id) && etagOf(reply) === null) throw new Error(`${id} answers without ETag`);
  }
  reply.code(schemas.successStatus);
  // A bare string must still be JSON: Fastify would send it as text.
  if (typeof answer === 'string') return reply.type('application/json').send(JSON.stringify(answer));
  return reply.send(answer);
}
