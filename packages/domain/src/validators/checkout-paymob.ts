import * as v from 'valibot';
import { paymobRules as rules } from '../generated/rules.ts';
import { mobileNumber, namedCustomer } from './checkout-parts.ts';

export type PaymobForm = { mobileNumber: string; firstName: string; lastName: string; email: string };
export type PaymobValues = PaymobForm;

/** The customer's fields for Paymob's card and wallet. Source: checkout specification, section 5. */
export const paymobSchema: v.GenericSchema<PaymobForm, PaymobValues> = v.object({
  mobileNumber: mobileNumber(rules.customerMobile),
  ...namedCustomer(rules),
});
