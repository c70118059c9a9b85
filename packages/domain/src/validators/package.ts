import * as v from 'valibot';
import type { CountryName } from '../catalogue/countries.ts';
import type { Currency } from '../money/currency.ts';
import { wholeAmount } from './digits-part.ts';
import { isAllowedUrl, type UrlRule } from './is-allowed-url.ts';
import { packageMessages as messages } from './messages/catalogue.ts';
import { compact, country, currency, name, optional, text } from './parts.ts';

type Fields<Country, Code> = {
  name: string;
  /** Whole major units of the currency, as digits. */
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
      name: name(messages),
      amount: wholeAmount({ missing: messages.amount, notDigits: messages.amountDigits }),
      callbackUrl: optional(
        v.pipe(
          text(messages.callbackUrl, 2048),
          v.check((url) => isAllowedUrl(url, urls), messages.callbackUrl),
        ),
      ),
      country: country(messages.country),
      currency: currency({ currency: messages.currency, currencyInvalid: messages.currency }),
      serviceId: text(messages.service, 64),
    }),
    v.transform(compact),
  ) as v.GenericSchema<PackageForm, PackageValues>;
}
