import { countries } from '@daftar/domain';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/permissions/use-session.ts';

type Props = {
  readonly day: string;
  readonly currency: string;
  readonly merchant: string | undefined;
  readonly children: string;
};

/** A day of the collection overview; for users who may see reports, a link to the day's transactions. */
export function DayLink({ day, currency, merchant, children }: Props) {
  const { can } = useSession();
  const country = countries.find((one) => one.currency === currency)?.name;
  if (!can('reportTransactions') || !country) return children;
  const search = {
    ...{ type: 'transaction-report', dateFrom: day, dateTo: day, country, currency },
    ...(merchant && { userTypeId: merchant }),
  };
  return (
    <Link to="/reports" search={search} className="link">
      {children}
    </Link>
  );
}
