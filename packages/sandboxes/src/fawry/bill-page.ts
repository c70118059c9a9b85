import { type Html, html } from '../html.ts';
import type { Language } from '../language.ts';
import { renderPage } from '../page.ts';
import { possibleActions } from './act.ts';
import { type FawryCharge, type FawryNotice, MAX_NOTICE_ATTEMPTS } from './fawry-store.ts';
import { type Words, words } from './words.ts';

export interface Bill {
  language: Language;
  charge: FawryCharge;
  notices: FawryNotice[];
  /** The action was not possible, because the status had changed. */
  changed: boolean;
}

const tone = {
  UNPAID: '',
  PAID: 'positive',
  CANCELED: 'negative',
  EXPIRED: 'negative',
  REFUNDED: 'negative',
};

/** Renders a bill: its status, the possible actions and the callbacks. */
export function billPage({ language, charge, notices, changed }: Bill): string {
  const text = words[language];
  const main = html`<h1>${text.title}</h1>
<p class="lead"><bdi>${charge.description}</bdi></p>
${changed && html`<p class="error" role="alert">${text.changed}</p>`}
<section class="card" aria-label="${text.reference} ${charge.referenceNumber}">
<p class="amount"><bdi>${charge.amount} <small>EGP</small></bdi></p>
<span class="pill ${tone[charge.status]}" role="status">${text.status[charge.status]}</span>
${facts(charge, language, text)}
</section>
${choices(charge, language, text)}
<section class="card" aria-labelledby="callbacks">
<h2 id="callbacks">${text.callbacks}</h2>
${notices.length === 0 ? html`<p class="hint">${text.noCallbacks}</p>` : noticeList(notices, text)}
</section>
<p><a href="/fawry?lang=${language}">${text.another}</a></p>`;
  const addressIn = (one: Language) => `/fawry?lang=${one}&reference=${charge.referenceNumber}`;
  const title = `${text.title} ${charge.referenceNumber}`;
  const again = notices.some(isDue) ? { seconds: 2, address: addressIn(language) } : undefined;
  return renderPage({ language, title, addressIn, main, again });
}

function facts(charge: FawryCharge, language: Language, text: Words): Html {
  const { payment } = charge;
  const rows: [string, string][] = [
    [text.reference, charge.referenceNumber],
    [text.merchantReference, charge.merchantRefNumber],
    [text.customer, charge.customerName],
    [text.mobile, charge.customerMobile],
    [text.expires, instant(charge.expiresAt, language)],
  ];
  if (payment) {
    rows.push([text.paid, `${payment.amount} EGP`], [text.fees, `${payment.fees} EGP`]);
    rows.push([text.receipt, payment.reference], [text.paidAt, instant(payment.at, language)]);
  }
  return html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd><bdi>${value}</bdi></dd>`)}</dl>`;
}

function choices(charge: FawryCharge, language: Language, text: Words): Html | undefined {
  const [first, ...others] = possibleActions(charge);
  if (first === undefined) return undefined;
  const action = (name: typeof first) => `/fawry/${charge.referenceNumber}/${name}?lang=${language}`;
  return html`<form class="card" method="post" action="${action(first)}">
<h2>${text.what}</h2>
${charge.status === 'EXPIRED' && html`<p class="hint">${text.late}</p>`}
<button class="${first === 'pay' ? 'main' : ''}" type="submit">${text.actions[first]}${first === 'pay' && html` <bdi>${charge.amount} EGP</bdi>`}</button>
<div class="row">${others.map(
    (other) => html`<button type="submit" formaction="${action(other)}">${text.actions[other]}</button>`,
  )}</div>
</form>`;
}

const noticeList = (notices: FawryNotice[], text: Words): Html =>
  html`<ul class="list">${notices.map(
    (notice) => html`<li><code>${notice.orderStatus}</code> ${progress(notice, text)}
<span class="meta">${text.tries}: ${notice.attempts}${notice.lastError !== null && html` · <bdi>${notice.lastError}</bdi>`}</span></li>`,
  )}</ul>`;

const isDue = ({ deliveredAt, attempts }: FawryNotice): boolean =>
  deliveredAt === null && attempts < MAX_NOTICE_ATTEMPTS;

function progress(notice: FawryNotice, text: Words): string {
  if (isDue(notice)) return text.due;
  return notice.deliveredAt === null ? text.givenUp : text.delivered;
}

const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  ar: 'ar-EG-u-nu-latn',
  ur: 'ur-PK-u-nu-latn',
};

const instant = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: 'Africa/Cairo',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at);
