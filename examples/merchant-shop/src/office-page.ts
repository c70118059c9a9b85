import { type Html, html } from './html.ts';
import { layout, price } from './layout.ts';
import { stateText } from './order-page.ts';
import type { Order } from './orders.ts';

/** The page on which the shop's staff see and refund orders. */
export function officePage(orders: Order[], notice = ''): string {
  const body =
    orders.length > 0
      ? html`<table><thead><tr><th>Order</th><th>Amount</th><th>Status</th><th><span class="sr">Refund</span></th></tr></thead><tbody>${orders.map(row)}</tbody></table>`
      : html`<p>There are no orders yet.</p>`;
  return layout(
    'Office',
    html`<section class="hero"><h1>The shop’s office</h1><p>Only the shop’s people see this page.</p>${notice ? html`<p class="state" role="alert">${notice}</p>` : html``}</section>${body}`,
  );
}

function row(order: Order): Html {
  const button =
    order.status === 'paid' &&
    order.transactionId &&
    order.refund !== 'pending' &&
    order.refund !== 'succeeded'
      ? html`<form method="post" action="/office/refund"><input type="hidden" name="order" value="${order.id}"><button class="quiet">Refund<span class="sr"> order ${order.id}</span></button></form>`
      : html``;
  const failed = order.refund === 'failed' ? ' The last refund failed.' : '';
  return html`<tr><td><a href="/order/${order.id}">${order.id}</a></td><td>${price(order.amount, order.currency)}</td><td>${stateText(order)}${failed}</td><td>${button}</td></tr>`;
}
