import * as v from 'valibot';
import { type CountryName, countryOf } from '../catalogue/countries.ts';
import { businessDay } from '../formats/dates.ts';
import { isDay } from '../formats/days.ts';
import { settlementRules as rules } from '../generated/rules.ts';
import type { Currency } from '../money/money.ts';
import type { SettlementMath } from '../settlement/settle.ts';
import { optional } from './field.ts';
import { settlementMessages as messages } from './messages.ts';
import { number } from './number-part.ts';
import { compact, country, currency, text } from './parts.ts';

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
  /** Why the user settles a period that overlaps an earlier settlement. */
  overrideReason: string;
  /** Why the user accepts a net amount that deviates from the exact one. */
  differenceReason: string;
};
export type SettlementValues = Fields<number, CountryName, Currency> & {
  override?: { reason: string };
  difference?: { reason: string };
};

const because = (reason: string | undefined) => (reason === undefined ? undefined : { reason });

/** Names of the figures that are computed from the period's revenue. */
export const revenueFields = [
  'totalRevenue',
  'waleeShare',
  'waleeSharePercentage',
  'merchantShare',
  'merchantSharePercentage',
] as const;

export type RevenueField = (typeof revenueFields)[number];

/** The fields of the settlement form that a user fills in: all except `revenueFields`. */
export type SettlementInputForm = Omit<SettlementForm, RevenueField>;
export type SettlementInputValues = Omit<SettlementValues, RevenueField>;

const fields = v.object({
  dateFrom: text(rules.dateFrom),
  dateTo: text(rules.dateTo),
  country: country(rules.country),
  merchantName: text(rules.merchantName),
  totalRevenue: number(rules.totalRevenue),
  waleeShare: number(rules.waleeShare),
  waleeSharePercentage: number(rules.waleeSharePercentage),
  merchantShare: number(rules.merchantShare),
  merchantSharePercentage: number(rules.merchantSharePercentage),
  channel: text(rules.channel),
  remittanceChargesPercentage: number(rules.remittanceChargesPercentage),
  exchangeRate: number(rules.exchangeRate),
  localCurrency: currency(rules.localCurrency),
  settledCurrency: currency(rules.settledCurrency),
  overrideReason: optional(text(rules['override.reason'])),
  differenceReason: optional(text(rules['difference.reason'])),
});

/**
 * Tells whether a day has begun in the country's time zone. Returns true for an unknown country, because the country field
 * has its own error.
 */
function hasBegun(day: string, countryName: string, now: Date): boolean {
  const country = countryOf(countryName);
  return country === undefined || day <= businessDay(now, country.timeZone);
}

/** The fields that the checks across several fields read. */
type Checked = Pick<SettlementInputValues, 'dateFrom' | 'dateTo' | 'country' | 'exchangeRate'> & {
  overrideReason?: string;
  differenceReason?: string;
};

/** Adds the checks across several fields, and wraps the reasons as the contract does. */
const checked = (
  schema: v.GenericSchema<object, Checked>,
  now: () => Date,
  math: SettlementMath | undefined,
) =>
  v.pipe(
    schema,
    v.forward(
      v.partialCheck(
        [['dateFrom'], ['dateTo']],
        // A missing day has its own error, so it needs no second one here.
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
    v.forward(
      v.partialCheck(
        [['exchangeRate']],
        ({ exchangeRate }) => math !== 'integer' || exchangeRate >= 1,
        rules.exchangeRate.message,
      ),
      ['exchangeRate'],
    ),
    v.transform(({ overrideReason, differenceReason, ...values }) =>
      compact({ ...values, override: because(overrideReason), difference: because(differenceReason) }),
    ),
  );

/**
 * The settlement as it is sent to the server. Every field except the two reasons is required. The period ends today at the
 * latest, in its country's time zone.
 *
 * Amounts are in major units of the local currency; the rate is in local currency for one unit of the settled currency,
 * with at most 6 decimals. With `math` 'integer', a rate that parses to 0 is rejected, as in `settle`. Source:
 * administration specification, section 5.
 */
export const settlementSchema = (now: () => Date, math?: SettlementMath) =>
  checked(fields as unknown as v.GenericSchema<object, Checked>, now, math) as unknown as v.GenericSchema<
    SettlementForm,
    SettlementValues
  >;

/** The settlement form: `settlementSchema` without `revenueFields`, which the user does not fill in. */
export const settlementInputSchema = (now: () => Date, math: SettlementMath | undefined) =>
  checked(
    v.omit(fields, revenueFields) as unknown as v.GenericSchema<object, Checked>,
    now,
    math,
  ) as unknown as v.GenericSchema<SettlementInputForm, SettlementInputValues>;
