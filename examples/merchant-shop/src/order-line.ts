/** A book in a cart or an order. */
export interface OrderLine {
  bookId: string;
  title: string;
  /** Of one, in pounds. */
  price: number;
  quantity: number;
}
