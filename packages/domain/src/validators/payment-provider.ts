import * as v from 'valibot';
import type { PaymentMethod } from '../catalogue/payment-methods.ts';
import { checkoutMessages as messages } from './messages.ts';
import { oneOf } from './parts.ts';

export type PaymentProviderForm = { paymentProvider: string };
export type PaymentProviderValues = { paymentProvider: PaymentMethod };

/** The choice of a payment type among those that the session offers. The chosen type's own form comes next. */
export function paymentProviderSchema(
  offered: readonly PaymentMethod[],
): v.GenericSchema<PaymentProviderForm, PaymentProviderValues> {
  return v.object({ paymentProvider: oneOf(offered, { message: messages.paymentProvider }) });
}
