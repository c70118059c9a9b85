/** Returns the text that a status request's hash signs, with MontyPay's number of the payment or with ours. */
export function montyStatusMessage(number: string, password: string): string {
  return (number + password).toUpperCase();
}

/** Returns the text that a refund's hash signs; the amount is the text that is sent. */
export function montyRefundMessage(paymentId: string, amount: string, password: string): string {
  return (paymentId + amount + password).toUpperCase();
}
