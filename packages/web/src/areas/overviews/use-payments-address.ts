import { countries, type DayRange } from '@daftar/domain';
import type { TransactionQuery } from '@daftar/sdk';
import { useSession } from '../../session/permissions/use-session.ts';
import type { RowsAddress } from './rows-link.tsx';

/** The filters of a figure of payments, and the status of the payments that it counts: without it, payments of both. */
export type CountedPayments = {
  readonly period: DayRange;
  readonly currency: string;
  readonly merchant: string | undefined;
  readonly method: string | undefined;
  readonly status?: TransactionQuery['status'];
};

/** Returns a function that gives the address of counted payments in the report, to users who may see reports. */
export function usePaymentsAddress(): (counted: CountedPayments) => RowsAddress | undefined {
  const { can } = useSession();
  return ({ period, currency, merchant, method, status }) => {
    const country = countries.find((one) => one.currency === currency)?.name;
    if (!can('reportTransactions') || !country) return undefined;
    const search = {
      type: 'transaction-report',
      ...period,
      country,
      currency,
      ...(merchant && { userTypeId: merchant }),
      ...(method && { paymentMethod: method }),
      ...(status && { status }),
    };
    return { to: '/reports', search };
  };
}
