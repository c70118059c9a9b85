import type { DayRange } from '@daftar/domain';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/use-session.ts';
import { drillDown } from './drill-down.ts';

type Props = { service: string; currency: string | undefined; range: DayRange | undefined };

/** A service's name; a link to its payments for users who may see reports. */
export function ServiceLink({ service, currency, range }: Props) {
  const { can } = useSession();
  if (!can('reportTransactions')) return <span dir="auto">{service}</span>;
  return (
    <Link
      to="/reports"
      search={drillDown({ service, currency, range, now: new Date() })}
      className="service-link"
      dir="auto"
    >
      {service}
    </Link>
  );
}
