/** The signed fields of a MontyPay order; the amount is the text that is sent, the description is ASCII. */
export type MontyOrder = {
  readonly number: string;
  readonly amount: string;
  readonly currency: string;
  readonly description: string;
};

const joined = (order: MontyOrder, password: string): string =>
  order.number + order.amount + order.currency + order.description + password;

/**
 * Returns the text that a session's hash signs. The hash is the hexadecimal SHA-1 of the text's MD5, itself in
 * lower-case hexadecimal.
 *
 * Source: MontyPay, checkout integration.
 */
export function montySessionMessage(order: MontyOrder, password: string): string {
  return joined(order, password).toUpperCase();
}

/** Returns the text that a callback's hash signs. `id` is MontyPay's number of the payment. */
export function montyCallbackMessage(id: string, order: MontyOrder, password: string): string {
  return (id + joined(order, password)).toUpperCase();
}

/** Returns the text that a status request's hash signs, with MontyPay's number of the payment or with ours. */
export function montyStatusMessage(number: string, password: string): string {
  return (number + password).toUpperCase();
}

/** Returns the text that a refund's hash signs; the amount is the text that is sent. */
export function montyRefundMessage(paymentId: string, amount: string, password: string): string {
  return (paymentId + amount + password).toUpperCase();
}
