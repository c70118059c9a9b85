import * as v from 'valibot';
import { type CarrierType, carrierTypes, type LanguageName, languageNames } from '../catalogue/choices.ts';
import type { CountryName } from '../catalogue/countries.ts';
import { carrierRules, merchantRules } from '../generated/rules.ts';
import type { Currency } from '../money/money.ts';
import { optional } from './field.ts';
import { compact, country, currency, oneOf, text } from './parts.ts';

type Emails<T> = Record<'notificationEmail' | 'supportEmail' | 'billingEmail' | 'commercialEmail', T>;

export type MerchantForm = Emails<string> & {
  name: string;
  country: string;
  currency: string;
  showBalance: boolean;
  emailLanguage: string;
  logo: string;
};
export type CarrierForm = Emails<string> & { name: string; country: string; currency: string; type: string };

type AccountValues = Partial<Emails<string>> & { name: string; country: CountryName; currency: Currency };
export type MerchantValues = AccountValues & {
  showBalance: boolean;
  emailLanguage?: LanguageName;
  logo?: string;
};
export type CarrierValues = AccountValues & { type: CarrierType };

const accountEntries = (rules: typeof merchantRules | typeof carrierRules) => ({
  country: country(rules.country),
  name: text(rules.name),
  currency: currency(rules.currency),
  notificationEmail: optional(text(rules.notificationEmail)),
  supportEmail: optional(text(rules.supportEmail)),
  billingEmail: optional(text(rules.billingEmail)),
  commercialEmail: optional(text(rules.commercialEmail)),
});

/** The merchant form. Empty emails, an empty language and an empty logo are omitted from the output. Source: administration specification, section 5. */
export const merchantSchema = v.pipe(
  v.object({
    ...accountEntries(merchantRules),
    showBalance: v.optional(v.boolean(), true),
    emailLanguage: optional(oneOf(languageNames, merchantRules.emailLanguage)),
    logo: optional(text(merchantRules.logo)),
  }),
  v.transform(compact),
) as v.GenericSchema<MerchantForm, MerchantValues>;

/** The carrier form: the merchant form's rules, and a type. */
export const carrierSchema = v.pipe(
  v.object({ ...accountEntries(carrierRules), type: oneOf(carrierTypes, carrierRules.type) }),
  v.transform(compact),
) as v.GenericSchema<CarrierForm, CarrierValues>;
