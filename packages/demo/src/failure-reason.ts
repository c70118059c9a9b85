const reasons: Readonly<Record<string, string>> = {
  'Credit Card': 'The card was declined',
  MWallet: 'The wallet has too little money',
  FawryRef: 'The reference number was not paid in time',
};

/** Returns why a payment of the demo failed, as the provider of its method would say. */
export const failureReason = (method: string): string => reasons[method] ?? 'The payment failed';
