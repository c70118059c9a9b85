import type { Config } from './config.ts';
import { type Html, html } from './html.ts';
import { layout, price } from './layout.ts';
import type { Order } from './orders.ts';

/** Returns a message about the order's status. The status comes from webhooks and signed return addresses only. */
export function stateText({ status, refund }: Order): string {
  if (refund === 'succeeded') return 'Refunded.';
  if (refund === 'pending') return 'A refund is on its way.';
  if (status === 'paid') return 'Paid. Your book is on its way.';
  if (status === 'failed') return 'The payment failed.';
  if (status === 'expired') return 'The payment expired.';
  return 'Waiting for your payment.';
}

const basket = ({ lines }: Order): Html =>
  html`<ul class="lines">${lines.map(
    ({ bookId, title, price: each, quantity }) =>
      html`<li class="line"><img src="/covers/${bookId}.svg" width="64" height="91" alt=""><div><h2 dir="auto">${title}</h2>${price(each)}${quantity > 1 ? ` × ${quantity}` : ''}</div></li>`,
  )}</ul>`;

/** The order's page with the embedded checkout. Loads one script of the gateway and one of the shop; has no inline code. */
export function orderPage(order: Order, config: Config): string {
  // After a failed payment the session is still open: the checkout says why, and the customer can try again.
  const canPay = order.status === 'open' || order.status === 'failed';
  const session = canPay ? (order.sessionId ?? '') : '';
  return layout(
    `Order ${order.id}`,
    html`<div class="order" data-status="${order.status}">
<section class="basket"><h1>Your order</h1><p class="kicker">Order ${order.id}</p>
${basket(order)}${order.lines.length > 1 ? html`<p class="total">Total ${price(order.amount, order.currency)}</p>` : html``}
<p class="state" id="state" role="status">${stateText(order)}</p>
<p class="log" id="log" hidden></p></section>
<section class="payment" aria-label="Payment"${session ? html`` : html` hidden`}><div id="checkout" data-order="${order.id}" data-session="${session}"></div></section>
</div>`,
    html`<script src="${config.checkoutUrl}/loader.js" defer></script><script src="/order.js" defer></script>`,
  );
}

interface Words {
  title: string;
  text: string;
}

/** Returns the texts of the return page. For a paid order they depend on the order alone, so that they cannot contradict its status
 * line. */
export function returnWords(order: Order, status: string): Words {
  if (order.status === 'paid') return { title: 'Thank you!', text: 'Your payment arrived.' };
  if (order.status === 'failed' || status === 'FAILED')
    return { title: 'Payment failed', text: 'Nothing was charged. You can try again.' };
  if (order.status === 'expired')
    return { title: 'Too late', text: 'This order was not paid in time. Nothing was charged.' };
  return { title: 'Almost there', text: 'This page changes by itself when your payment arrives.' };
}

/** Tells whether the order's page leads back to the open session. */
const canTryAgain = (order: Order, status: string): boolean =>
  order.status === 'failed' || (order.status === 'open' && status === 'FAILED');

export function returnPage(order: Order, status: string, referenceNumber?: string): string {
  const { title, text } = returnWords(order, status);
  const waits = order.status === 'open' && referenceNumber;
  const reference = waits
    ? html`<p class="reference">Pay the reference number <strong>${referenceNumber}</strong> in the Fawry app.</p>`
    : html``;
  return layout(
    title,
    html`<section class="hero"><p class="kicker">Order ${order.id}</p><h1 id="title">${title}</h1><p id="text">${text}</p>${reference}
<p class="state" id="state" role="status">${stateText(order)}</p>
<p><a class="button" href="/order/${order.id}">${canTryAgain(order, status) ? 'Try again' : 'See the order'}</a> <a href="/">More books</a></p></section>
<div id="checkout" data-order="${order.id}" data-session=""></div>`,
    html`<script src="/order.js" defer></script>`,
  );
}
