import { type Html, html } from '../html.ts';
import type { Language } from '../language.ts';
import { renderPage } from '../page.ts';
import type { FawryCharge } from './fawry-store.ts';
import { magicEndings } from './magic.ts';
import { type Words, words } from './words.ts';

export interface Counter {
  language: Language;
  waiting: FawryCharge[];
  /** The reference number that was entered but not found. */
  notFound?: string;
}

/** Renders the counter: a field for a reference number, and the list of unpaid bills. */
export function counterPage({ language, waiting, notFound }: Counter): string {
  const text = words[language];
  const main = html`<h1>${text.title}</h1>
<p class="lead">${text.lead}</p>
${notFound !== undefined && html`<p class="error" role="alert" id="problem">${text.unknown}</p>`}
<form class="card" method="get" action="/fawry">
<input type="hidden" name="lang" value="${language}">
<label for="reference">${text.reference}</label>
<input type="text" id="reference" name="reference" inputmode="numeric" autocomplete="off" dir="ltr" required maxlength="30" autofocus
 value="${notFound ?? ''}" aria-describedby="hint${notFound === undefined ? '' : ' problem'}"${notFound !== undefined && html` aria-invalid="true"`}>
<p class="hint" id="hint">${text.referenceHint}</p>
<button class="main" type="submit">${text.look}</button>
</form>
<section class="card" aria-labelledby="waiting">
<h2 id="waiting">${text.waiting}</h2>
${waiting.length === 0 ? html`<p class="hint">${text.nothingWaiting}</p>` : waitingList(waiting, language)}
</section>
${endings(language, text)}`;
  return renderPage({
    language,
    title: text.title,
    addressIn: (other) => `/fawry?lang=${other}`,
    main,
  });
}

const waitingList = (waiting: FawryCharge[], language: Language): Html =>
  html`<ul class="list">${waiting.map(
    ({ referenceNumber, amount, description }) =>
      html`<li><a href="/fawry?lang=${language}&reference=${referenceNumber}"><bdi>${referenceNumber}</bdi></a>
<span class="meta"><bdi>${amount} EGP</bdi> · <bdi>${description}</bdi></span></li>`,
  )}</ul>`;

const endings = (language: Language, text: Words): Html =>
  html`<details><summary>${text.endings}</summary>
<p>${text.endingsLead}</p>
<table><thead><tr><th scope="col">${text.ending}</th><th scope="col">${text.effect}</th></tr></thead>
<tbody>${magicEndings.map(
    (each) => html`<tr><th scope="row"><code>${each.ending}</code></th><td>${each.words[language]}</td></tr>`,
  )}</tbody></table></details>`;
