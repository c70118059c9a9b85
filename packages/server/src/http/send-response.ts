import type { OperationId } from '@daftar/openapi';
import type { FastifyReply } from 'fastify';
import { shownAccount } from '../access/owner.ts';
import { details } from '../contract/details.ts';
import type { OperationSchemas } from '../contract/operation-schemas.ts';
import { versionedOperations } from '../contract/versioned-operations.ts';
import type { Gateway } from '../gateway.ts';
import { etagOf } from './etag-of.ts';
import { plainResponseOf } from './plain-response.ts';

/** Sends an operation's response. With `checkResponses`, throws when the response breaks the contract. */
export function sendResponse(
  { settings, owner }: Gateway,
  id: OperationId,
  { responses, successStatus, showAccounts }: OperationSchemas,
  reply: FastifyReply,
  body: unknown,
) {
  showAccounts?.(body, (account) => shownAccount(owner, account));
  if (settings.checkResponses) {
    const check = responses.get(successStatus);
    const wire = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    if (check && !check(wire)) {
      throw new Error(`The response of ${id} breaks the contract: ${JSON.stringify(details(check.errors))}`);
    }
    if (versionedOperations.has(id) && etagOf(reply) === null)
      throw new Error(`The response of ${id} has no ETag`);
  }
  reply.code(successStatus);
  const text = plainResponseOf(reply);
  if (text !== undefined) return reply.type('text/plain; charset=utf-8').send(text);
  // A bare string must still be JSON: Fastify would send it as text.
  if (typeof body === 'string') return reply.type('application/json').send(JSON.stringify(body));
  return reply.send(body);
}
