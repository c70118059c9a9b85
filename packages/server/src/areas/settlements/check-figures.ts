import { type Currency, parseMoney, toDecimalString, toMajorNumber } from '@daftar/domain';
import { fitsDecimals } from '../../basics/fits-decimals.ts';
import {
  brokenRule,
  conflict,
  invalidFields,
  Problem,
  type ProblemDetail,
  problemDetail,
} from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import { percentageOf, type Revenue } from './revenue.ts';

type SettlementBody = Body<'addSettlement'>;
type Detail = ProblemDetail | false | undefined;

const AMOUNTS = ['totalRevenue', 'merchantShare', 'waleeShare'] as const;
/** Decimal places of the columns. PostgreSQL would round further digits without an error. */
const DECIMALS = [
  ['exchangeRate', 6],
  ['remittanceChargesPercentage', 4],
  ['merchantSharePercentage', 4],
  ['waleeSharePercentage', 4],
] as const;

const present = (details: readonly Detail[]): ProblemDetail[] =>
  details.filter((detail): detail is ProblemDetail => typeof detail === 'object');

/** Throws 400 with an error for each field whose number the currency or the column cannot hold exactly. */
export function assertReadable(body: SettlementBody, currency: Currency): void {
  const errors = present([
    ...AMOUNTS.map((field): Detail => {
      const value = body[field];
      const bad = value !== undefined && !parseMoney(value, currency);
      return bad && brokenRule(`settlement.${field}.decimals`);
    }),
    ...DECIMALS.map(([field, decimals]): Detail => {
      const value = body[field];
      return (
        value !== undefined && !fitsDecimals(value, decimals) && brokenRule(`settlement.${field}.decimals`)
      );
    }),
  ]);
  if (errors.length > 0) throw invalidFields(errors);
}

/** Throws 409 when the figures that the user saw are outdated, so that the user checks them again before money moves. */
export function assertFresh(revenue: Revenue, body: SettlementBody, currency: Currency): void {
  if (revenue.outweighed) throw conflict('settlement.refundedMore', {}, 'dateTo');
  if (revenue.transactions === 0) throw conflict('nothing-to-settle', {}, 'dateFrom');
  if (!parseMoney(toDecimalString(revenue.total), currency))
    throw conflict('settlement.tooMuch', {}, 'dateTo');
  const amounts = { totalRevenue: revenue.total, merchantShare: revenue.merchant, waleeShare: revenue.walee };
  const percentages = {
    merchantSharePercentage: percentageOf(revenue.merchant, revenue.total),
    waleeSharePercentage: percentageOf(revenue.walee, revenue.total),
  };
  const errors = present([
    ...AMOUNTS.map((field) =>
      stale(
        field,
        body[field],
        toMajorNumber(amounts[field]),
        `${toDecimalString(amounts[field])} ${currency}`,
      ),
    ),
    ...(['merchantSharePercentage', 'waleeSharePercentage'] as const).map((field) =>
      stale(field, body[field], percentages[field], `${percentages[field]} %`),
    ),
  ]);
  if (errors.length > 0) throw new Problem(409, 'Conflict', errors);
}

type Figure = (typeof AMOUNTS)[number] | 'merchantSharePercentage' | 'waleeSharePercentage';

const stale = (field: Figure, sent: number | undefined, fresh: number, figure: string): Detail =>
  sent !== undefined && sent !== fresh && problemDetail(`stale-figures.${field}`, { figure }, field);
