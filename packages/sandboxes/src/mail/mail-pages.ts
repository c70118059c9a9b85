import { html } from '../pages/html.ts';
import type { Language } from '../pages/language.ts';
import { renderPage } from '../pages/page.ts';
import type { CaughtMail } from './caught-mail.ts';
import { mailList, momentOf } from './mail-list.ts';
import { mailWords } from './mail-words.ts';

/** Renders the list of caught mails. */
export function mailListPage(mails: readonly CaughtMail[], language: Language): string {
  const { title, lead } = mailWords[language];
  const main = html`<h1>${title}</h1><p class="lead">${lead}</p><div class="card">${mailList(mails, language)}</div>`;
  return renderPage({ language, title, addressIn: (other) => `/mail?lang=${other}`, main });
}

/** Renders one mail: sender, recipient, the HTML in a frame without scripts, and the text. */
export function mailPage(mail: CaughtMail, language: Language): string {
  const { id, subject, from, to, sentAt, text } = mail;
  const words = mailWords[language];
  const main = html`<p><a href="/mail?lang=${language}">${words.all}</a></p>
<h1><bdi>${subject}</bdi></h1>
<div class="card"><dl class="plain">
<dt>${words.from}</dt><dd><bdi>${from}</bdi></dd>
<dt>${words.to}</dt><dd><bdi>${to}</bdi></dd>
<dt>${words.sent}</dt><dd><time datetime="${sentAt.toISOString()}" dir="ltr">${momentOf(sentAt)}</time></dd>
</dl></div>
<section aria-labelledby="html"><h2 id="html">${words.asHtml}</h2>
<iframe class="mail" src="/mail/${id}/html" title="${words.asHtml}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>
<section aria-labelledby="text"><h2 id="text">${words.asText}</h2>
<pre class="card" dir="auto">${text}</pre></section>`;
  return renderPage({
    language,
    title: subject,
    addressIn: (other) => `/mail/${id}?lang=${other}`,
    main,
    wide: true,
  });
}
