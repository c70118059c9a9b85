import type { PaymentMethod } from './payment-methods.ts';

/** Codes of payment methods in the API. Source: checkout specification, section 7. */
export const paymentMethodCodes = ['CARD', 'MWALLET', 'PAYATFAWRY', 'WALLET', 'CC', 'MW'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

const returning: Readonly<Record<PaymentMethod, PaymentMethodCode>> = {
  'Credit Card': 'CC',
  MWallet: 'MW',
  FawryRef: 'PAYATFAWRY',
};

/** Returns the method's code in return addresses and status updates. */
export function returningCode(method: PaymentMethod): PaymentMethodCode {
  return returning[method];
}
