import type { FastifyReply } from 'fastify';
import { NoPortal } from '../areas/checkout/public.ts';
import { escapeHtml } from '../basics/escape-html.ts';
import { Problem } from '../basics/problems.ts';

export interface ProblemPage {
  /** The checkout frame's HTML; undefined if it is not built. */
  frame?: string | undefined;
  /** Marks the page of a gateway that uses the payment providers' sandboxes. */
  sandbox: boolean;
}

/**
 * Sends an error page to a customer: the checkout frame's page, which shows the error in the customer's language (of the payment, otherwise of the browser), or a plain
 * page if the frame is not served. A customer who cannot be sent back to the merchant gets a link to the payment's own page.
 * Rethrows errors that are not a `Problem`.
 */
export function problemPage(
  reply: FastifyReply,
  error: unknown,
  { frame, sandbox }: ProblemPage,
): FastifyReply {
  if (!(error instanceof Problem)) throw error;
  const text = escapeHtml(error.message);
  if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter);
  const [first] = error.errors;
  const { paymentPage, language } = error instanceof NoPortal ? error : {};
  const supportCode = reply.request.id;
  const problem = { message: error.message, code: first?.code, supportCode, paymentPage, language, sandbox };
  const link = paymentPage ? `<a href="${escapeHtml(paymentPage)}">Show the payment</a>` : '';
  const page = frame ? withProblem(frame, problem, `${text} ${link}`) : plainPage(text, link);
  return reply
    .code(error.statusCode)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Writes the error into the meta element that the frame reads, and `html` into <noscript>. */
const withProblem = (frame: string, problem: object, html: string): string =>
  frame
    .replace(
      '</title>',
      () => `</title>\n    <meta name="problem" content="${escapeHtml(JSON.stringify(problem))}" />`,
    )
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${html}</noscript>`);

const plainPage = (text: string, link: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title></head>
<body><main role="alert"><h1>${text}</h1>${link}</main></body></html>`;
