import { type SettlementInputForm as Form, type RevenueField, revenueFields } from '@daftar/domain';
import type { SettlementDetail } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { periodOf, type RevenueResult, revenueQuery } from './settlement-queries.ts';

export type RevenueFigures = Readonly<Record<RevenueField, string>>;

/** Returns the contract's figures of the revenue as numbers; zeros when the server found no payment. */
export const revenueNumbers = (revenue: RevenueResult): Readonly<Record<RevenueField, number>> => ({
  totalRevenue: revenue?.totalAmount ?? 0,
  waleeShare: revenue?.waleeShareValue ?? 0,
  waleeSharePercentage: revenue?.waleeSharePercentage ?? 0,
  merchantShare: revenue?.merchantShareValue ?? 0,
  merchantSharePercentage: revenue?.merchantShare ?? 0,
});

const lateRefundsOf = (revenue: RevenueResult) =>
  revenue?.lateRefundAmount === undefined
    ? undefined
    : { refunds: revenue.lateRefundAmount, earned: revenue.earnedAmount ?? 0 };

function textsOf(numbers: Readonly<Record<RevenueField, number>>): RevenueFigures {
  return Object.fromEntries(revenueFields.map((name) => [name, String(numbers[name])])) as RevenueFigures;
}

/**
 * Returns the revenue of the form's period, or that of a stored settlement: `figures` is undefined until period, country and
 * merchant are chosen and the server has responded; `nothing` is true when there is nothing to settle; `late` are the refunds of
 * settled payments that this revenue has to make up for.
 */
export function useRevenue(record?: SettlementDetail) {
  const query = revenueQuery(periodOf(useFormValues<Form>()));
  const { data, error } = useQuery({ ...query, enabled: !record && query.enabled === true });
  if (record) return { figures: textsOf(record), error: null, nothing: false, late: undefined };
  const isKnown = query.enabled === true && data !== undefined;
  return {
    figures: isKnown ? textsOf(revenueNumbers(data)) : undefined,
    error: query.enabled === true ? error : null,
    nothing: isKnown && !data?.totalAmount,
    late: isKnown ? lateRefundsOf(data) : undefined,
  };
}
