import type { OperationId } from '@daftar/openapi';
import type { FastifyReply } from 'fastify';
import { details } from '../contract/details.ts';
import type { OperationSchemas } from '../contract/operation-schemas.ts';
import { versionedOperations } from '../contract/versioned-operations.ts';
import type { Gateway } from '../gateway.ts';
import { etagOf } from './etag-of.ts';
import { plainAnswerOf } from './plain-answer.ts';

/** Sends an operation's response. With `checkAnswers`, throws when the response breaks the contract. */
export function sendAnswer(
  { settings }: Gateway,
  id: OperationId,
  { answers, successStatus }: OperationSchemas,
  reply: FastifyReply,
  answer: unknown,
) {
  if (settings.checkAnswers) {
    const check = answers.get(successStatus);
    const wire = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
    if (check && !check(wire)) {
      throw new Error(`${id} answers against its contract: ${JSON.stringify(details(check.errors))}`);
    }
    if (versionedOperations.has(id) && etagOf(reply) === null) throw new Error(`${id} answers without ETag`);
  }
  reply.code(successStatus);
  const text = plainAnswerOf(reply);
  if (text !== undefined) return reply.type('text/plain; charset=utf-8').send(text);
  // A bare string must still be JSON: Fastify would send it as text.
  if (typeof answer === 'string') return reply.type('application/json').send(JSON.stringify(answer));
  return reply.send(answer);
}
