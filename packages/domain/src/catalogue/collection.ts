import { type PaymentMethod, paymentMethods } from './payment-methods.ts';

/** What the collection overview's payment-method filter offers; All is as good as none. */
export const collectionPaymentMethods = ['All', ...paymentMethods] as const;
export type CollectionPaymentMethod = 'All' | PaymentMethod;

/** Whose requests and answers checkout logs hold, beside the four payment providers'. */
export const checkoutLogProviders = ['jazzcash', 'easypaisa'] as const;
export type CheckoutLogProvider = (typeof checkoutLogProviders)[number];
