import { createHash } from 'node:crypto';
import words from '@daftar/words/pages/form-page.json' with { type: 'json' };
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../basics/escape-html.ts';
import type { PageForm } from '../providers/page-form.ts';

/** Submits the form; without JavaScript the customer presses the button. */
const SCRIPT = 'document.forms[0].submit()';
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/**
 * Sends a page that posts a form to a payment provider. Its Content-Security-Policy allows this script, forms to the provider,
 * and forms to any other https host: browsers also check the policy when the provider redirects the form.
 */
export function formPage(reply: FastifyReply, { url, fields }: PageForm): FastifyReply {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; form-action ${new URL(url).origin} https:; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Payment</title></head>
<body><form method="post" action="${escapeHtml(url)}">
${inputs}
<button type="submit">${Object.values(words).join(' · ')}</button></form>
<script>${SCRIPT}</script></body></html>`);
}
