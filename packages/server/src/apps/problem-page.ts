import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../basics/escape-html.ts';
import { Problem } from '../basics/problems.ts';

/**
 * Sends an error page to a customer: the checkout frame's page, which shows the error in the customer's language, or a plain
 * page if the frame is not served. Rethrows errors that are not a `Problem`.
 */
export function problemPage(reply: FastifyReply, error: unknown, frame?: string): FastifyReply {
  if (!(error instanceof Problem)) throw error;
  const text = escapeHtml(error.message);
  if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter);
  const [first] = error.errors;
  const problem = { message: error.message, code: first?.code, supportCode: reply.request.id };
  const page = frame ? withProblem(frame, problem, text) : plainPage(text);
  return reply.code(error.statusCode).type('text/html; charset=utf-8').send(page);
}

/** Writes the error into the meta element that the frame reads, and its text into <noscript>. */
const withProblem = (frame: string, problem: object, text: string): string =>
  frame
    .replace(
      '</title>',
      () => `</title>\n    <meta name="problem" content="${escapeHtml(JSON.stringify(problem))}" />`,
    )
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${text}</noscript>`);

const plainPage = (text: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title></head>
<body><main role="alert"><h1>${text}</h1></main></body></html>`;
