import { type Html, html } from '../pages/html.ts';
import type { Language } from '../pages/language.ts';
import type { CaughtMail } from './caught-mail.ts';
import { mailWords } from './mail-words.ts';

/** Renders links to mails, with recipient and time. */
export function mailList(mails: readonly CaughtMail[], language: Language): Html {
  if (mails.length === 0) return html`<p class="hint">${mailWords[language].none}</p>`;
  const rows = mails.map(
    ({ id, subject, to, sentAt }) =>
      html`<li><a href="/mail/${id}?lang=${language}"><bdi>${subject}</bdi></a><span class="meta"><bdi>${to}</bdi> · <time datetime="${sentAt.toISOString()}" dir="ltr">${momentOf(sentAt)}</time></span></li>`,
  );
  return html`<ul class="list">${rows}</ul>`;
}

/** Formats an instant in UTC, because the sandbox does not know the reader's time zone. */
export const momentOf = (moment: Date): string =>
  `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
