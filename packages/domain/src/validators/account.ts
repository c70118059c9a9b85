import * as v from 'valibot';
import { type CarrierType, carrierTypes } from '../catalogue/choices.ts';
import type { CountryName } from '../catalogue/countries.ts';
import type { Currency } from '../money/currency.ts';
import { accountMessages as messages } from './messages/account.ts';
import { compact, country, currency, email, name, oneOf, optional } from './parts.ts';

type Emails<T> = Record<'notificationEmail' | 'supportEmail' | 'billingEmail' | 'commercialEmail', T>;

export type MerchantForm = Emails<string> & {
  name: string;
  country: string;
  currency: string;
  showBalance: boolean;
};
export type CarrierForm = Emails<string> & { name: string; country: string; currency: string; type: string };

type AccountValues = Partial<Emails<string>> & { name: string; country: CountryName; currency: Currency };
export type MerchantValues = AccountValues & { showBalance: boolean };
export type CarrierValues = AccountValues & { type: CarrierType };

const accountEntries = {
  country: country(messages.country),
  name: name(messages),
  currency: currency(messages),
  notificationEmail: optional(email(messages.email)),
  supportEmail: optional(email(messages.email)),
  billingEmail: optional(email(messages.email)),
  commercialEmail: optional(email(messages.email)),
};

/** The merchant form; empty emails are left out of the output. Source: administration specification, section 5. */
export const merchantSchema = v.pipe(
  v.object({ ...accountEntries, showBalance: v.optional(v.boolean(), true) }),
  v.transform(compact),
) as v.GenericSchema<MerchantForm, MerchantValues>;

/** The carrier form: the merchant's rules and a type. */
export const carrierSchema = v.pipe(
  v.object({ ...accountEntries, type: oneOf(carrierTypes, messages.type) }),
  v.transform(compact),
) as v.GenericSchema<CarrierForm, CarrierValues>;
