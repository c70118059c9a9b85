import * as v from 'valibot';
import type { CountryName } from '../catalogue/countries.ts';
import { packageRules as rules } from '../generated/rules.ts';
import type { Currency } from '../money/money.ts';
import { digitsAmount } from './digits-part.ts';
import { optional } from './field.ts';
import type { UrlRule } from './is-allowed-url.ts';
import { compact, country, currency, text } from './parts.ts';
import { url } from './url-part.ts';

type Fields<Country, Code> = {
  name: string;
  /** Whole major units of the currency, as a text of digits. */
  amount: string;
  country: Country;
  currency: Code;
  serviceId: string;
};
export type PackageForm = Fields<string, string> & { callbackUrl: string };
export type PackageValues = Fields<CountryName, Currency> & { callbackUrl?: string };

/** The package form. Source: payouts specification, section 5. */
export function packageSchema(urls: UrlRule = {}): v.GenericSchema<PackageForm, PackageValues> {
  return v.pipe(
    v.object({
      name: text(rules.name),
      amount: digitsAmount(rules.amount),
      callbackUrl: optional(url(rules.callbackUrl, urls)),
      country: country(rules.country),
      currency: currency(rules.currency),
      serviceId: text(rules.serviceId),
    }),
    v.transform(compact),
  ) as v.GenericSchema<PackageForm, PackageValues>;
}
