import { countries } from '@daftar/domain';
import type { TransactionQuery } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/permissions/use-session.ts';

/** The filters of the figures of a day, and the status of the payments that they count: without it, payments of both. */
export type CountedPayments = {
  readonly currency: string;
  readonly merchant: string | undefined;
  readonly method: string | undefined;
  readonly status?: TransactionQuery['status'];
};

type Props = CountedPayments & { readonly day: string; readonly children: string };

/** A day of the collection overview; for users who may see reports, a link to the day's transactions. */
export function DayLink({ day, currency, merchant, method, status, children }: Props) {
  const { can } = useSession();
  const country = countries.find((one) => one.currency === currency)?.name;
  if (!can('reportTransactions') || !country) return children;
  const search = {
    ...{ type: 'transaction-report', dateFrom: day, dateTo: day, country, currency },
    ...(merchant && { userTypeId: merchant }),
    ...(method && { paymentMethod: method }),
    ...(status && { status }),
  };
  return (
    <Link to="/reports" search={search} className="link">
      {children}
    </Link>
  );
}
