import {
  type Currency,
  type DecimalInput,
  normaliseDecimal,
  parseDecimal,
  parseMoney,
  settlementMessages,
  toDecimalString,
  toMajorNumber,
} from '@daftar/domain';
import { conflict, invalidFields, Problem, type ProblemDetail } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import { percentageOf, type Revenue } from './revenue.ts';

type SettlementBody = Body<'addSettlement'>;
type Detail = ProblemDetail | false | undefined;

const AMOUNTS = ['totalRevenue', 'merchantShare', 'waleeShare'] as const;
/** What the columns hold; a digit more would be rounded away in silence. */
const DECIMALS = [
  ['exchangeRate', 6, settlementMessages.exchangeRate],
  ['remittanceChargesPercentage', 4, settlementMessages.remittanceChargesPercentage],
  ['merchantSharePercentage', 4, settlementMessages.merchantShare],
  ['waleeSharePercentage', 4, settlementMessages.waleeShare],
] as const;

const present = (details: readonly Detail[]): ProblemDetail[] =>
  details.filter((detail): detail is ProblemDetail => typeof detail === 'object');

function fits(input: DecimalInput, decimals: number): boolean {
  const value = parseDecimal(input);
  return value !== undefined && normaliseDecimal(value).scale <= decimals;
}

/** Refuses numbers that the currency or the record cannot hold, each by its field. */
export function assertReadable(body: SettlementBody, currency: Currency): void {
  const errors = present([
    ...AMOUNTS.map((field): Detail => {
      const value = body[field];
      const bad = value !== undefined && !parseMoney(value, currency);
      return bad && { message: settlementMessages[field], field };
    }),
    ...DECIMALS.map(([field, decimals, message]): Detail => {
      const value = body[field];
      return value !== undefined && !fits(value, decimals) && { message, field };
    }),
  ]);
  if (errors.length > 0) throw invalidFields(errors);
}

/** The figures that the user saw must still be the figures; otherwise they look again before money moves. */
export function assertFresh(revenue: Revenue, body: SettlementBody, currency: Currency): void {
  if (revenue.outweighed)
    throw conflict(
      'More was refunded of settled payments than this period earned. Please choose a longer period',
      'nothing-to-settle',
      'dateTo',
    );
  if (revenue.transactions === 0)
    throw conflict('There is nothing to settle in this period', 'nothing-to-settle', 'dateFrom');
  if (!parseMoney(toDecimalString(revenue.total), currency))
    throw conflict(
      'This period earned more than one settlement can hold. Please choose a shorter period',
      'too-much',
      'dateTo',
    );
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

const LABELS = {
  totalRevenue: 'The revenue of this period',
  merchantShare: "The merchant's share",
  waleeShare: "The provider's share",
  merchantSharePercentage: "The merchant's percentage",
  waleeSharePercentage: "The provider's percentage",
} as const;

function stale(field: keyof typeof LABELS, sent: number | undefined, fresh: number, shown: string): Detail {
  if (sent === undefined || sent === fresh) return undefined;
  const message = `${LABELS[field]} is now ${shown}. Please check the figures again`;
  return { message, field, code: 'stale-figures' };
}
