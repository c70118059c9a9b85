/** Times of the product in milliseconds. Source: both specifications, section 9. */
export const times = {
  toast: 5000,
  banner: 6000,
  /** How long the error snackbar of the checkout stays. */
  snackbar: 6000,
  /** How long a copy button says that it copied. */
  copied: 1000,
  /** How long the wallet and reference pages wait before they ask or go back. */
  paymentWait: 15_000,
} as const;
