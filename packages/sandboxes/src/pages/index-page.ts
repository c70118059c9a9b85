import texts from '@daftar/words/sandboxes/index-page.json' with { type: 'json' };
import type { CaughtMail } from '../mail/caught-mail.ts';
import { mailList } from '../mail/mail-list.ts';
import { mailWords } from '../mail/mail-words.ts';
import type { Sandbox } from '../sandbox.ts';
import { hintTable, scenarioTable } from './hint-tables.ts';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';
import { renderPage } from './page.ts';
import { words as shared } from './page-words.ts';

const words: Readonly<Record<Language, { title: string; lead: string }>> = texts;

/**
 * Renders the list of all sandboxes, the newest emails, and each sandbox's inputs and their outcomes. `mails` is undefined
 * if a mail server sends the emails.
 */
export function indexPage(
  sandboxes: readonly Sandbox[],
  language: Language,
  mails?: readonly CaughtMail[],
): string {
  const { title, lead } = words[language];
  const text = shared[language];
  const rows = sandboxes.map(
    ({ name, title: of, about }) =>
      html`<li><a href="/${name}?lang=${language}">${of[language]}</a><span class="meta">${about[language]}</span></li>`,
  );
  const tables = sandboxes.map(
    ({ name, title: of, hints }) =>
      html`<section class="card" aria-labelledby="${name}"><h2 id="${name}">${of[language]}</h2>${hintTable(hints, language)}</section>`,
  );
  const main = html`<h1>${title}</h1><p class="lead">${lead}</p><div class="card"><ul class="list">${rows}</ul></div>
${mailCard(language, mails)}
${tables}
<section class="card" aria-labelledby="scenarios"><h2 id="scenarios">${text.scenarios}</h2>${scenarioTable(language)}</section>`;
  return renderPage({ language, title, addressIn: (other) => `/?lang=${other}`, main });
}

function mailCard(language: Language, mails: readonly CaughtMail[] | undefined): Html {
  const { title, lead, all, elsewhere } = mailWords[language];
  const content = mails
    ? html`<p class="hint">${lead}</p>${mailList(mails, language)}${mails.length > 0 && html`<p><a href="/mail?lang=${language}">${all}</a></p>`}`
    : html`<p class="hint">${elsewhere}</p>`;
  return html`<section class="card" aria-labelledby="mails"><h2 id="mails">${title}</h2>${content}</section>`;
}
