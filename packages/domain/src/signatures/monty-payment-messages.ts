/** Returns the text under the hash of a status call, by MontyPay's number of the payment or by ours. */
export function montyStatusMessage(number: string, password: string): string {
  return (number + password).toUpperCase();
}

/** Returns the text under the hash of a refund; the amount is the text that is sent. */
export function montyRefundMessage(paymentId: string, amount: string, password: string): string {
  return (paymentId + amount + password).toUpperCase();
}
