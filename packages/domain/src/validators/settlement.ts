import * as v from 'valibot';
import { type CountryName, countryOf } from '../catalogue/countries.ts';
import { businessDay } from '../formats/dates.ts';
import { isDay } from '../formats/days.ts';
import type { Currency } from '../money/currency.ts';
import { decimal } from '../money/decimal.ts';
import { settlementMessages as messages } from './messages/settlement.ts';
import { number } from './number-part.ts';
import { compact, country, currency, optional, required, text } from './parts.ts';

type Fields<N, Country, Code> = {
  dateFrom: string;
  dateTo: string;
  country: Country;
  merchantName: string;
  totalRevenue: N;
  waleeShare: N;
  waleeSharePercentage: N;
  merchantShare: N;
  merchantSharePercentage: N;
  channel: string;
  remittanceChargesPercentage: N;
  exchangeRate: N;
  localCurrency: Code;
  settledCurrency: Code;
};

export type SettlementForm = Fields<string, string, string> & {
  /** Why a period that overlaps an earlier settlement is settled. */
  overrideReason: string;
  /** Why a net amount that deviates from the exact one is accepted. */
  differenceReason: string;
};
export type SettlementValues = Fields<number, CountryName, Currency> & {
  override?: { reason: string };
  difference?: { reason: string };
};

const amount = (message: string) => number(message, { min: decimal(0), decimals: 3 });
const percentage = (message: string) => number(message, { min: decimal(0), max: decimal(100), decimals: 4 });
const because = (reason: string | undefined) => (reason === undefined ? undefined : { reason });
const day = required(v.pipe(text(messages.dateRange), v.check(isDay, messages.dateRange)));

const fields = v.object({
  dateFrom: day,
  dateTo: day,
  country: country(messages.country),
  merchantName: text(messages.merchantName, 120),
  totalRevenue: amount(messages.totalRevenue),
  waleeShare: amount(messages.waleeShare),
  waleeSharePercentage: percentage(messages.waleeShare),
  merchantShare: amount(messages.merchantShare),
  merchantSharePercentage: percentage(messages.merchantShare),
  channel: text(messages.channel, 60),
  remittanceChargesPercentage: percentage(messages.remittanceChargesPercentage),
  exchangeRate: number(messages.exchangeRate, { min: { coefficient: 1n, scale: 6 }, decimals: 6 }),
  localCurrency: currency({ currency: messages.localCurrency, currencyInvalid: messages.localCurrency }),
  settledCurrency: currency({
    currency: messages.settledCurrency,
    currencyInvalid: messages.settledCurrency,
  }),
  overrideReason: optional(text(messages.reason, 500)),
  differenceReason: optional(text(messages.reason, 500)),
});

/** Tells whether a day has begun where the country's money is counted; what knows no country is for that field to say. */
function hasBegun(day: string, countryName: string, now: Date): boolean {
  const country = countryOf(countryName);
  return country === undefined || day <= businessDay(now, country.timeZone);
}

/**
 * The settlement form; every field but the two reasons is required, and a period ends today at the latest, on its country's
 * calendar.
 *
 * Amounts in major units of the local currency, the rate in local for one of the settled currency with at most 6
 * decimals. Whether the rate survives integer parsing is for `settle` to say.
 * Source: administration specification, section 5.
 */
export const settlementSchema = (now: () => Date) =>
  v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['dateFrom'], ['dateTo']],
        // A day that is missing is asked for, and that is enough.
        ({ dateFrom, dateTo }) => !isDay(dateFrom) || !isDay(dateTo) || dateFrom <= dateTo,
        messages.backwards,
      ),
      ['dateTo'],
    ),
    v.forward(
      v.partialCheck(
        [['dateTo'], ['country']],
        ({ dateTo, country }) => hasBegun(dateTo, country, now()),
        messages.notAfterToday,
      ),
      ['dateTo'],
    ),
    v.transform(({ overrideReason, differenceReason, ...values }) =>
      compact({ ...values, override: because(overrideReason), difference: because(differenceReason) }),
    ),
  ) as v.GenericSchema<SettlementForm, SettlementValues>;
