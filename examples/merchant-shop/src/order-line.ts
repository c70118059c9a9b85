/** A book in a cart or an order. */
export interface OrderLine {
  bookId: string;
  title: string;
  /** The price of one book, in pounds. */
  price: number;
  quantity: number;
}
