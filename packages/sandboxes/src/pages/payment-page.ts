import { toDecimalString } from '@daftar/domain';
import { isDue, type Notice } from '../notices/notice.ts';
import { possibleActions } from '../payments/act.ts';
import type { Payment } from '../payments/payment.ts';
import { givenBack } from '../payments/refund.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';
import { renderPage } from './page.ts';
import type { Words } from './page-words.ts';
import { words } from './page-words.ts';

export interface PaymentView {
  sandbox: Sandbox;
  language: Language;
  payment: Payment;
  notices: Notice[];
  /** The action failed because the state of the payment had changed. */
  changed: boolean;
}

const tone: Partial<Record<Payment['state'], string>> = {
  paid: 'positive',
  failed: 'negative',
  canceled: 'negative',
  expired: 'negative',
  partRefunded: 'negative',
  refunded: 'negative',
};

/** Renders a payment: its state, the possible actions and the notices. */
export function paymentPage({ sandbox, language, payment, notices, changed }: PaymentView): string {
  const text = words[language];
  const home = `/${sandbox.name}?lang=${language}`;
  const main = html`<h1>${sandbox.title[language]}</h1>
<p class="lead"><bdi>${payment.description}</bdi></p>
${changed && html`<p class="error" role="alert">${text.changed}</p>`}
<section class="card" aria-label="${text.reference} ${payment.reference}">
<p class="amount"><bdi>${payment.amount} <small>${payment.currency}</small></bdi></p>
<span class="pill ${tone[payment.state] ?? ''}" role="status">${text.state[payment.state]}</span>
${payment.failure && html`<p class="hint">${text.failure[payment.failure]}</p>`}
${facts(payment, language, text)}
</section>
${choices(sandbox, payment, language, text)}
<section class="card" aria-labelledby="callbacks">
<h2 id="callbacks">${text.callbacks}</h2>
${notices.length === 0 ? html`<p class="hint">${text.noCallbacks}</p>` : noticeList(notices, text)}
</section>
<p><a href="${home}">${text.another}</a></p>`;
  const addressIn = (one: Language) => `/${sandbox.name}?lang=${one}&reference=${payment.reference}`;
  const title = `${sandbox.title[language]} ${payment.reference}`;
  const again = notices.some(isDue) ? { seconds: 2, address: addressIn(language) } : undefined;
  return renderPage({ language, title, addressIn, main, again });
}

function facts(payment: Payment, language: Language, text: Words): Html {
  const { settled, currency } = payment;
  const rows: [string, string][] = [
    [text.reference, payment.reference],
    [text.merchantReference, payment.merchantReference],
    [text.method, payment.method],
    [text.customer, payment.customer.name],
    [text.mobile, payment.customer.mobile],
    [text.expires, instant(payment.expiresAt, language)],
  ];
  if (settled) {
    rows.push([text.paid, `${settled.amount} ${currency}`], [text.fees, `${settled.fees} ${currency}`]);
    rows.push([text.receipt, settled.receipt], [text.paidAt, instant(new Date(settled.at), language)]);
  }
  if (payment.refunds.length > 0)
    rows.push([text.refunded, `${toDecimalString(givenBack(payment))} ${currency}`]);
  return html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd><bdi>${value}</bdi></dd>`)}</dl>`;
}

function choices(sandbox: Sandbox, payment: Payment, language: Language, text: Words): Html | undefined {
  const [first, ...others] = possibleActions(payment);
  if (first === undefined) return undefined;
  const action = (name: typeof first) => `/${sandbox.name}/${payment.reference}/${name}?lang=${language}`;
  const offers = payment.state === 'open' && sandbox.flow?.kind(payment) !== undefined;
  return html`<form class="card" method="post" action="${action(first)}">
<h2>${text.what}</h2>
${payment.state === 'expired' && html`<p class="hint">${text.late}</p>`}
${offers && html`<p><a href="/${sandbox.name}/pay/${payment.key}?lang=${language}">${text.customerPage}</a></p>`}
<button class="${first === 'pay' ? 'main' : ''}" type="submit">${text.actions[first]}${first === 'pay' && html` <bdi>${payment.amount} ${payment.currency}</bdi>`}</button>
<div class="row">${others.map(
    (other) => html`<button type="submit" formaction="${action(other)}">${text.actions[other]}</button>`,
  )}</div>
</form>`;
}

const noticeList = (notices: Notice[], text: Words): Html =>
  html`<ul class="list">${notices.map(
    (notice) => html`<li><code>${notice.label}</code> ${progress(notice, text)}
<span class="meta">${text.tries}: ${notice.attempts}${notice.lastError !== null && html` · <bdi>${notice.lastError}</bdi>`}</span></li>`,
  )}</ul>`;

function progress(notice: Notice, text: Words): string {
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
