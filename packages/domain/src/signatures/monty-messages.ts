/** An order as MontyPay signs it; the amount is the text that is sent, the description ASCII. */
export type MontyOrder = {
  readonly number: string;
  readonly amount: string;
  readonly currency: string;
  readonly description: string;
};

const joined = (order: MontyOrder, password: string): string =>
  order.number + order.amount + order.currency + order.description + password;

/**
 * The text under a session's hash: sha1 in hex of the md5 in lower-case hex of it.
 *
 * Source: MontyPay, checkout integration.
 */
export function montySessionMessage(order: MontyOrder, password: string): string {
  return joined(order, password).toUpperCase();
}

/** Returns the text under a callback's hash. `id` is MontyPay's own number of the payment. */
export function montyCallbackMessage(id: string, order: MontyOrder, password: string): string {
  return (id + joined(order, password)).toUpperCase();
}
