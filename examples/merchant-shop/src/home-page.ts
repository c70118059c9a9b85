import { type Book, books } from './books.ts';
import { type Html, html } from './html.ts';
import { layout, price } from './layout.ts';

export function homePage(): string {
  return layout(
    'Nile Books',
    html`<section class="hero"><h1>Books that travel slowly.</h1><p>A small shop by the river. Six books, picked by hand.</p></section>
<ul class="shelf">${books.map(bookCard)}</ul>`,
  );
}

function bookCard(book: Book): Html {
  return html`<li class="book">
<img src="/covers/${book.id}.svg" width="240" height="340" alt="Cover of ${book.title}">
<h2 dir="auto">${book.title}</h2><p class="author" dir="auto">${book.author}</p>
<form method="post" action="/buy"><input type="hidden" name="book" value="${book.id}">${price(book.price)}
<span class="choices"><button formaction="/cart/add" class="quiet">Add to cart<span class="sr"> ${book.title}</span></button><button>Buy<span class="sr"> ${book.title}</span></button></span></form>
</li>`;
}
