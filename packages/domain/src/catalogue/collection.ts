import { paymentMethods } from './payment-methods.ts';

/** What the collection overview's payment-method filter offers; All is as good as none. */
export const collectionPaymentMethods = ['All', ...paymentMethods] as const;
