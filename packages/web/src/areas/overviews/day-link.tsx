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

/**
 * A day of the collection overview; for users who may see reports, a link to the day's transactions. The report has no filter
 * by payment method, so figures of one method have no link: it would open other payments than those that were counted.
 */
export function DayLink({ day, currency, merchant, method, status, children }: Props) {
  const { can } = useSession();
  const country = countries.find((one) => one.currency === currency)?.name;
  if (!can('reportTransactions') || !country || method) return children;
  const search = {
    ...{ type: 'transaction-report', dateFrom: day, dateTo: day, country, currency },
    ...(merchant && { userTypeId: merchant }),
    ...(status && { status }),
  };
  return (
    <Link to="/reports" search={search} className="link">
      {children}
    </Link>
  );
}
