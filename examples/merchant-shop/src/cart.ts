import { findBook } from './books.ts';
import type { OrderLine } from './order-line.ts';

const MOST_OF_ONE = 9;

/**
 * Reads the cart from the cookie header. The cookie holds only ids and quantities: titles and prices come from the shop's own list,
 * because a customer can change a cookie.
 */
export function readCart(cookies: string | undefined): OrderLine[] {
  const text = /(?:^|;\s*)cart=([\w.-]*)/.exec(cookies ?? '')?.[1] ?? '';
  const lines = new Map<string, OrderLine>();
  for (const part of text.split('.')) {
    const [, id = '', count = ''] = /^([a-z-]+)_(\d)$/.exec(part) ?? [];
    const book = findBook(id);
    const quantity = Number(count);
    if (book && quantity > 0) lines.set(id, { bookId: id, title: book.title, price: book.price, quantity });
  }
  return [...lines.values()];
}

/** Returns the cart with a book's quantity changed by `by`; a line of zero is dropped. */
export function changeCart(lines: OrderLine[], bookId: string, by: number): OrderLine[] {
  const book = findBook(bookId);
  if (!book) return lines;
  const known = lines.some((line) => line.bookId === bookId);
  const all = known ? lines : [...lines, { bookId, title: book.title, price: book.price, quantity: 0 }];
  return all
    .map((line) =>
      line.bookId === bookId ? { ...line, quantity: Math.min(line.quantity + by, MOST_OF_ONE) } : line,
    )
    .filter(({ quantity }) => quantity > 0);
}

/** Returns the Set-Cookie header that keeps the cart. */
export const cartCookie = (lines: OrderLine[]): string =>
  `cart=${lines.map(({ bookId, quantity }) => `${bookId}_${quantity}`).join('.')}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lines.length > 0 ? 86_400 : 0}`;

/** Returns the sum in pounds. Counts in piasters: sums of binary fractions would drift. */
export const totalOf = (lines: OrderLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100;
