import { paymentMethods } from './payment-methods.ts';

/** Choices of the collection overview's payment-method filter; All means no filter. */
export const collectionPaymentMethods = ['All', ...paymentMethods] as const;
