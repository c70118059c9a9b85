import { type OperationId, operations } from '@daftar/openapi';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { identify, isAllowedWithoutToken } from '../access/identify.ts';
import { admit } from '../access/may-call.ts';
import { shownAccount } from '../access/owner.ts';
import { Problem } from '../basics/problems.ts';
import { Stale } from '../basics/stale.ts';
import { operationSchemas } from '../contract/operation-schemas.ts';
import type { Handlers } from '../contract/operation-types.ts';
import type { Gateway } from '../gateway.ts';
import { checkRequest } from './check-request.ts';
import { type AnyHandler, runOperation } from './run-operation.ts';
import { sendResponse } from './send-response.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    /** True when the operation needs no account, or is called without one. */
    isPublicCall: boolean | undefined;
    /** The body as text. */
    rawBody: string | undefined;
    /** The body as received. */
    rawBytes: Buffer | undefined;
  }
}

interface Registered {
  map: keyof Handlers;
  handler: AnyHandler;
}

/** Adds the contract's operations to an app, each with authentication, then validation, then its handler. */
export function registerOperations(
  app: FastifyInstance,
  gateway: Gateway,
  areas: Handlers[],
  ids: OperationId[],
): void {
  const handlers = handlersById(areas);
  for (const id of ids) {
    const registered = handlers.get(id);
    if (!registered) throw new Error(`No handler for ${id}`);
    const { map, handler } = registered;
    const operation = operations[id];
    const schemas = operationSchemas(operation.method, operation.path);
    const { successStatus } = schemas;
    const shown = (account: string) => shownAccount(gateway.owner, account);
    app.route({
      method: operation.method as HTTPMethods,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operationId: id, takesForms: operation.permission.auth === 'provider-signature' },
      onRequest: async (request) => {
        const { permission } = operation;
        request.isPublicCall =
          permission.auth === 'none' || isAllowedWithoutToken(permission, request.headers);
        if (request.isPublicCall) await takePublicCall(gateway, id, request);
        const caller = await identify(gateway, permission, request);
        request.caller = admit(gateway, id, caller);
      },
      preHandler: async (request) => checkRequest(gateway, id, request, schemas),
      handler: async (request, reply) => {
        const run = () =>
          runOperation[map]({ gateway, id, handler, successStatus, request, reply }).catch(
            (error: unknown) => {
              if (error instanceof Stale) schemas.showAccounts?.(error.current, shown);
              return refused(gateway, id, request, error);
            },
          );
        if (map === 'streams') return run();
        const body = await withAccountLimit(gateway, request.caller, run);
        return sendResponse(gateway, id, schemas, reply, body);
      },
    });
  }
}

/** Throws 429 when the caller's network makes too many calls, or asks this operation for too many ids that do not exist. */
async function takePublicCall(
  { publicRate, missedLookups }: Gateway,
  id: OperationId,
  { ip }: FastifyRequest,
): Promise<void> {
  await publicRate.take(ip);
  await missedLookups.assertFew(ip, id);
}

/** Counts what a refused call means for limits; throws its error. */
async function refused(
  gateway: Gateway,
  id: OperationId,
  request: FastifyRequest,
  error: unknown,
): Promise<never> {
  if (error instanceof Problem) {
    await error.afterRollback?.();
    if (request.isPublicCall && error.statusCode === 404) await missed(gateway, id, request);
  }
  throw error;
}

async function missed({ missedLookups, metrics, log }: Gateway, id: OperationId, request: FastifyRequest) {
  const { ip, params, query, body } = request;
  if (!(await missedLookups.isLimitReached(ip, id, { params, query, body }))) return;
  metrics.refusedTries.inc({ rule: 'lookup' });
  log.warn({ operation: id }, 'a network asks for many ids that do not exist');
}

/** Returns the handlers of all areas by operation id. */
function handlersById(areas: Handlers[]): Map<string, Registered> {
  const handlers = new Map<string, Registered>();
  for (const area of areas)
    for (const [map, ofMap] of Object.entries(area) as [keyof Handlers, Record<string, AnyHandler>][])
      for (const [id, handler] of Object.entries(ofMap)) handlers.set(id, { map, handler });
  return handlers;
}

/** Limits how many calls of a merchant's or carrier's users run at a time. Other callers have no limit. */
async function withAccountLimit<T>(
  { accountLimiter }: Gateway,
  caller: Caller,
  work: () => Promise<T>,
): Promise<T> {
  if (caller.kind !== 'user' || caller.isPlatformOwner) return work();
  // A merchant's keys have a limit of their own, so that their calls do not delay the merchant's users.
  const account = caller.key ? `keys:${caller.userTypeId}` : caller.userTypeId;
  const wait = accountLimiter.enter(account);
  if (wait) await wait;
  try {
    return await work();
  } finally {
    accountLimiter.leave(account);
  }
}
