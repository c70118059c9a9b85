import { type Html, html } from './html.ts';

const money = new Intl.NumberFormat('en-EG', { minimumFractionDigits: 2 });

export const price = (amount: number, currency = 'EGP'): Html =>
  html`<span class="price">${money.format(amount)} <small>${currency}</small></span>`;

/** Builds a page of the shop. It has no inline code or style, so that a strict Content-Security-Policy holds. */
export function layout(title: string, body: Html, scripts = html``): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}${title === 'Nile Books' ? '' : ' · Nile Books'}</title><link rel="stylesheet" href="/style.css"><link rel="icon" href="/icon.svg">${scripts}</head>
<body><header class="top"><a href="/"><img src="/icon.svg" width="28" height="28" alt=""> Nile Books</a><nav><a class="cart-link" href="/cart">Cart</a></nav></header><main>${body}</main>
<footer>An example shop. Nothing is sold or shipped. <a href="/office">The shop’s office</a></footer></body></html>`
    .text;
}

export function messagePage(title: string, text: string): string {
  return layout(
    title,
    html`<section class="hero"><h1>${title}</h1><p>${text}</p><p><a class="button" href="/">Back to the books</a></p></section>`,
  );
}
