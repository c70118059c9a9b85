import { type Book, books } from './books.ts';
import type { Config } from './config.ts';
import { type Html, html } from './html.ts';
import type { Order } from './orders.ts';

const money = new Intl.NumberFormat('en-EG', { minimumFractionDigits: 2 });
const price = (amount: number, currency = 'EGP') =>
  html`<span class="price">${money.format(amount)} <small>${currency}</small></span>`;

export function homePage(): string {
  return page(
    'Nile Books',
    html`<section class="hero"><h1>Books that travel slowly.</h1><p>A small shop by the river. Six books, picked by hand.</p></section>
<ul class="shelf">${books.map(bookCard)}</ul>`,
  );
}

function bookCard(book: Book): Html {
  return html`<li class="book">
<img src="/covers/${book.id}.svg" width="240" height="340" alt="Cover of ${book.title}">
<h2 dir="auto">${book.title}</h2><p class="author" dir="auto">${book.author}</p>
<form method="post" action="/buy"><input type="hidden" name="book" value="${book.id}">${price(book.price)}<button>Buy<span class="sr"> ${book.title}</span></button></form>
</li>`;
}

/** The order's page with the embedded checkout. Loads one script of the gateway and one of the shop; has no inline code. */
export function orderPage(order: Order, config: Config): string {
  return page(
    `Order ${order.id}`,
    html`<div class="order" data-status="${order.status}">
<section class="basket"><p class="kicker">Order ${order.id}</p>
<div class="line"><img src="/covers/${order.bookId}.svg" width="96" height="136" alt=""><div><h1 dir="auto">${order.title}</h1>${price(order.amount, order.currency)}</div></div>
<p class="state" id="state" role="status">${stateText(order)}</p>
<p class="log" id="log" hidden></p></section>
<section class="payment" aria-label="Payment"><div id="checkout" data-order="${order.id}" data-session="${order.sessionId ?? ''}"></div></section>
</div>`,
    html`<script src="${config.checkoutUrl}/loader.js" defer></script><script src="/order.js" defer></script>`,
  );
}

export function stateText({ status }: Order): string {
  if (status === 'paid') return 'Paid. Your book is on its way.';
  if (status === 'failed') return 'The payment failed.';
  if (status === 'expired') return 'The payment expired.';
  return 'Waiting for your payment.';
}

const returns: Record<string, [string, string]> = {
  SUCCESS: ['Thank you!', 'Your payment arrived and your book is on its way.'],
  PENDING: [
    'Almost there',
    'Pay the reference number in the Fawry app. This page updates when the payment arrives.',
  ],
  FAILED: ['Payment failed', 'Nothing was charged.'],
};

export function returnPage(status: string, order: Order, referenceNumber?: string): string {
  const [title, text] = returns[order.status === 'paid' ? 'SUCCESS' : status] ?? ['Your order', ''];
  const reference = referenceNumber
    ? html`<p class="reference">Reference number <strong>${referenceNumber}</strong></p>`
    : html``;
  return page(
    title,
    html`<section class="hero"><p class="kicker">Order ${order.id}</p><h1>${title}</h1><p>${text}</p>${reference}
<p class="state" id="state" role="status">${stateText(order)}</p>
<p><a class="button" href="/order/${order.id}">See the order</a> <a href="/">More books</a></p></section>
<div id="checkout" data-order="${order.id}" data-session=""></div>`,
    html`<script src="/order.js" defer></script>`,
  );
}

export function messagePage(title: string, text: string): string {
  return page(
    title,
    html`<section class="hero"><h1>${title}</h1><p>${text}</p><p><a class="button" href="/">Back to the books</a></p></section>`,
  );
}

function page(title: string, body: Html, scripts = html``): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}${title === 'Nile Books' ? '' : ' · Nile Books'}</title><link rel="stylesheet" href="/style.css"><link rel="icon" href="/icon.svg">${scripts}</head>
<body><header class="top"><a href="/"><img src="/icon.svg" width="28" height="28" alt=""> Nile Books</a></header><main>${body}</main>
<footer>An example shop. Nothing is sold or shipped.</footer></body></html>`.text;
}
