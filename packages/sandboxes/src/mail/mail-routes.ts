import { languages } from '@daftar/domain';
import type { FastifyInstance } from 'fastify';
import { equalSecret } from '../equal-secret.ts';
import { pageHeaders } from '../pages/guard.ts';
import { languageOf } from '../pages/language.ts';
import { sendPage } from '../pages/send-page.ts';
import { type CaughtMail, type MailStore, MOST_MAILS } from './caught-mail.ts';
import { mailListPage, mailPage } from './mail-pages.ts';

export interface MailCatcher {
  /** Secret with which the product sends its emails. */
  key: string;
  store: MailStore;
}

/** Enough for a mail with a logo of 200 KB. */
const BODY_LIMIT = 1024 * 1024;

/** Headers of a mail's frame: its styles and embedded images are shown, no script runs, and nothing is loaded. */
const FRAMED = {
  ...pageHeaders(),
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
};
const FRAMING = {
  'content-security-policy': `${pageHeaders()['content-security-policy']}; frame-src 'self'`,
};

type Sent = Omit<CaughtMail, 'sentAt'>;

const FIELDS = ['id', 'from', 'to', 'subject', 'text', 'html'] as const;

function isSent(body: unknown): body is Sent {
  if (typeof body !== 'object' || body === null) return false;
  const given: Record<string, unknown> = { ...body };
  return (
    FIELDS.every((field) => typeof given[field] === 'string') &&
    languages.some((language) => language === given.language)
  );
}

/** Adds POST /mail, to which the product sends its emails, and the pages that show them. */
export function mailRoutes(app: FastifyInstance, { key, store }: MailCatcher, now: () => Date): void {
  app.post('/mail', { bodyLimit: BODY_LIMIT }, async ({ headers, body }, reply) => {
    if (!equalSecret(key, String(headers['x-sandbox-key'] ?? '')))
      return reply.code(403).send({ error: 'Forbidden' });
    if (!isSent(body)) return reply.code(400).send({ error: 'Bad Request' });
    const { id, from, to, language, subject, text, html } = body;
    await store.add({ id, from, to, language, subject, text, html, sentAt: now() });
    return reply.code(204).send();
  });

  app.get('/mail', async (request, reply) =>
    sendPage(reply, mailListPage(await store.newest(MOST_MAILS), languageOf(request))),
  );

  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = await store.find(request.params.id);
    if (!mail) return reply.code(404).send({ error: 'Not Found' });
    return sendPage(reply.headers(FRAMING), mailPage(mail, languageOf(request)));
  });

  app.get<{ Params: { id: string } }>('/mail/:id/html', async ({ params }, reply) => {
    const mail = await store.find(params.id);
    if (!mail) return reply.code(404).send({ error: 'Not Found' });
    // Links open in a new tab, because the frame must not navigate the page.
    return sendPage(reply.headers(FRAMED), mail.html.replace('<head>', '<head><base target="_blank">'));
  });
}
