/** Durations in milliseconds. Source: both specifications, section 9. */
export const times = {
  toast: 5000,
  banner: 6000,
  /** Time for which the checkout's error snackbar is shown. */
  snackbar: 6000,
  /** Time for which a copy button confirms the copy. */
  copied: 1000,
  /** Time that the wallet and reference pages wait before they check the status or redirect. */
  paymentWait: 15_000,
} as const;
