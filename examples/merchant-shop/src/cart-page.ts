import { totalOf } from './cart.ts';
import { type Html, html } from './html.ts';
import { layout, messagePage, price } from './layout.ts';
import type { OrderLine } from './order-line.ts';

/** The cart, with the two ways to pay: embedded in the shop's page, or on the gateway's hosted page. */
export function cartPage(lines: OrderLine[]): string {
  if (lines.length === 0) return messagePage('Your cart is empty', 'Add a book to your cart to pay for it.');
  return layout(
    'Cart',
    html`<section class="hero"><h1>Cart</h1></section>
<ul class="lines">${lines.map(cartLine)}</ul>
<p class="total">Total ${price(totalOf(lines))}</p>
<form method="post" action="/checkout" class="pay">
<button name="how" value="embedded">Pay here</button>
<button name="how" value="redirect" class="quiet">Pay on the payment page</button></form>`,
  );
}

function cartLine({ bookId, title, price: each, quantity }: OrderLine): Html {
  return html`<li class="line"><img src="/covers/${bookId}.svg" width="64" height="91" alt="">
<div><h2 dir="auto">${title}</h2>${price(each)}</div>
<form method="post" action="/cart/change"><input type="hidden" name="book" value="${bookId}">
<button name="by" value="-1" class="quiet" aria-label="One less of ${title}">−</button>
<span class="count">${quantity}</span>
<button name="by" value="1" class="quiet" aria-label="One more of ${title}">+</button></form></li>`;
}
