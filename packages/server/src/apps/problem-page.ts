import type { FastifyReply } from 'fastify';
import { Problem } from '../basics/problems.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Answers a problem as a page for a customer. Throws what is no problem of the customer's. */
export function problemPage(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof Problem)) throw error;
  const text = escaped(error.message);
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title></head>
<body><main role="alert"><h1>${text}</h1></main></body></html>`;
  if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter);
  return reply.code(error.statusCode).type('text/html; charset=utf-8').send(page);
}
