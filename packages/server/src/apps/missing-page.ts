import type { Language } from '@daftar/domain';
import texts from '@daftar/words/pages/missing-page.json' with { type: 'json' };
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../basics/escape-html.ts';
import type { Problem } from '../basics/problems.ts';
import type { Brand } from '../config/read-brand.ts';
import { languageOf } from '../mail/language-of.ts';

const words: Readonly<Record<Language, { title: string; hint: string; home: string }>> = texts;

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:8px;padding:24px;
font:16px/1.5 system-ui,sans-serif;text-align:center;color:#22201d;background:#f7f6f4}
h1{margin:0;font-size:22px}p{margin:0;color:#625d56}a{color:#0b5c56}
@media(prefers-color-scheme:dark){body{color:#f1efeb;background:#131211}p{color:#aca69d}a{color:#54c4bb}}`;

/** Sends the back-office's page for an address that does not exist, in the browser's language. */
export function missingPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { statusCode }: Problem,
  { name }: Brand,
): FastifyReply {
  const language = languageOf(headers['accept-language']);
  const { title, hint, home } = words[language];
  return reply
    .code(statusCode)
    .type('text/html; charset=utf-8')
    .header('Content-Language', language)
    .header('Cache-Control', 'no-store')
    .send(`<!doctype html>
<html lang="${language}" dir="${language === 'en' ? 'ltr' : 'rtl'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(name)}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${hint}</p><p><a href="/">${home}</a></p></body></html>`);
}
