import type { Payment } from '../payments/payment.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Leave } from './customer-flow.ts';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';
import { renderPage } from './page.ts';
import type { Words } from './page-words.ts';
import { words } from './page-words.ts';

export interface CustomerView {
  sandbox: Sandbox;
  language: Language;
  payment: Payment;
}

const addressOf = ({ sandbox, payment }: CustomerView, path = ''): string =>
  `/${sandbox.name}/pay/${payment.key}${path}`;

function page(view: CustomerView, title: string, main: Html, again?: { address: string }): string {
  const { language, payment, sandbox } = view;
  return renderPage({
    language,
    title: `${title} · ${sandbox.title[language]}`,
    addressIn: (other) => `${addressOf(view)}?lang=${other}`,
    main: html`<h1>${title}</h1>
<p class="lead">${sandbox.title[language]} · <bdi>${payment.description}</bdi></p>
<section class="card"><p class="amount"><bdi>${payment.amount} <small>${payment.currency}</small></bdi></p>
${main}</section>`,
    again: again && { seconds: 1, address: again.address },
  });
}

interface Field {
  name: string;
  label: string;
  value?: string;
  hint?: string;
}

const field = ({ name, label, value = '', hint }: Field): Html =>
  html`<label for="${name}">${label}</label>
<input type="text" id="${name}" name="${name}" value="${value}" dir="ltr" autocomplete="off" required maxlength="40">
${hint && html`<p class="hint">${hint}</p>`}`;

const form = (view: CustomerView, path: string, fields: Field[], submit: string, text: Words): Html =>
  html`<form method="post" action="${addressOf(view, path)}?lang=${view.language}">${fields.map(field)}
<div class="row"><button class="main" type="submit">${submit}</button>
<button type="submit" formaction="${addressOf(view, '/cancel')}?lang=${view.language}" formnovalidate>${text.cancel}</button></div></form>`;

/** Renders the provider's card form. */
export function cardPage(view: CustomerView): string {
  const text = words[view.language];
  const fields = [
    { name: 'number', label: text.cardNumber },
    { name: 'expiry', label: text.expiry },
    { name: 'cvv', label: text.cvv },
  ];
  return page(view, text.cardTitle, form(view, '/card', fields, text.pay, text));
}

/** Renders the sentence about the code. Isolates the Latin name: an Arabic sentence would show its first digit at its end. */
export function codeLead({ codeLead: sentence }: Pick<Words, 'codeLead'>): Html {
  const [before = '', after = ''] = sentence.split('{scheme}');
  return html`${before}<bdi dir="ltr">3-D Secure</bdi>${after}`;
}

/** Renders the page of the customer's bank (3-D Secure). */
export function codePage(view: CustomerView): string {
  const text = words[view.language];
  const fields = [{ name: 'code', label: text.code, hint: text.codeHint }];
  const main = html`<p>${codeLead(text)}</p>${form(view, '/code', fields, text.confirm, text)}`;
  return page(view, text.codeTitle, main);
}

/** Renders the wallet on the customer's phone. */
export function walletPage(view: CustomerView): string {
  const text = words[view.language];
  const fields = [
    { name: 'wallet', label: text.walletNumber, value: view.payment.customer.mobile },
    { name: 'pin', label: text.pin, hint: text.pinHint },
    { name: 'code', label: text.code, hint: text.codeHint },
  ];
  return page(view, text.walletTitle, form(view, '/wallet', fields, text.confirm, text));
}

/** Renders the page that takes the customer from the payment to the shop. */
export function leavePage(view: CustomerView, leave: Leave | undefined): string {
  const text = words[view.language];
  const { state, failure } = view.payment;
  const statusPill = html`<span class="pill ${state === 'paid' ? 'positive' : 'negative'}" role="status">${text.state[state]}</span>
${failure && html`<p class="hint">${text.failure[failure]}</p>`}`;
  if (!leave) return page(view, text.ended, html`${statusPill}<p>${text.stay}</p>`);
  if (leave.method === 'get') {
    const main = html`${statusPill}<p>${text.leaveHint}</p><p><a href="${leave.url}">${text.leave}</a></p>`;
    return page(view, text.ended, main, { address: leave.url });
  }
  const fields = Object.entries(leave.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const main = html`${statusPill}<p>${text.leaveHint}</p>
<form method="post" action="${leave.url}">${fields}<button class="main" type="submit">${text.leave}</button></form>`;
  return page(view, text.ended, main);
}
