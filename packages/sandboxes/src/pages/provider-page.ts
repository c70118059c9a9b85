import type { Payment } from '../payments/payment.ts';
import type { Sandbox } from '../sandbox.ts';
import { hintTable, scenarioTable } from './hint-tables.ts';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';
import { renderPage } from './page.ts';
import { words } from './page-words.ts';

export interface ProviderView {
  sandbox: Sandbox;
  language: Language;
  waiting: Payment[];
  /** The reference number that was entered but not found. */
  notFound?: string;
}

/** Renders a provider's page: a field for a reference number, the open payments, and a table of inputs and outcomes. */
export function providerPage({ sandbox, language, waiting, notFound }: ProviderView): string {
  const text = words[language];
  const title = sandbox.title[language];
  const main = html`<h1>${title}</h1>
<p class="lead">${text.lead}</p>
${notFound !== undefined && html`<p class="error" role="alert" id="problem">${text.unknown}</p>`}
<form class="card" method="get" action="/${sandbox.name}">
<input type="hidden" name="lang" value="${language}">
<label for="reference">${text.reference}</label>
<input type="text" id="reference" name="reference" autocomplete="off" dir="ltr" required maxlength="60" autofocus
 value="${notFound ?? ''}" aria-describedby="hint${notFound === undefined ? '' : ' problem'}"${notFound !== undefined && html` aria-invalid="true"`}>
<p class="hint" id="hint">${text.referenceHint}</p>
<button class="main" type="submit">${text.look}</button>
</form>
<section class="card" aria-labelledby="waiting">
<h2 id="waiting">${text.waiting}</h2>
${waiting.length === 0 ? html`<p class="hint">${text.nothingWaiting}</p>` : waitingList(sandbox, waiting, language)}
</section>
${sandbox.hints.length > 0 && html`<details open><summary>${text.hints}</summary>${hintTable(sandbox.hints, language)}</details>`}
<details><summary>${text.scenarios}</summary>${scenarioTable(language)}</details>`;
  return renderPage({
    language,
    title,
    addressIn: (other) => `/${sandbox.name}?lang=${other}`,
    main,
  });
}

const waitingList = (sandbox: Sandbox, waiting: Payment[], language: Language): Html =>
  html`<ul class="list">${waiting.map(
    ({ reference, amount, currency, method, description }) =>
      html`<li><a href="/${sandbox.name}?lang=${language}&reference=${reference}"><bdi>${reference}</bdi></a>
<span class="meta"><bdi>${amount} ${currency}</bdi> · ${method} · <bdi>${description}</bdi></span></li>`,
  )}</ul>`;
