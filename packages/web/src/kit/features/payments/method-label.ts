import { isPaymentMethod, paymentMethodLabels } from '@daftar/domain';

/** Returns the label of a payment method; of an unknown one, its own name. */
export const methodLabel = (method: string): string =>
  isPaymentMethod(method) ? paymentMethodLabels[method] : method;
