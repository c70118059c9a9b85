import type { DayRange } from '@daftar/domain';
import { Link, useRouter } from '@tanstack/react-router';
import { useSession } from '../../session/permissions/use-session.ts';

const list = '/loan-requests';

/** A day of the payout overview; for users who may see payout requests, a link to the day's requests. */
export function PayoutRowsLink({ period, children }: { period: DayRange; children: string }) {
  const { can } = useSession();
  const { routesByPath } = useRouter();
  if (!can('listPayouts') || !Object.hasOwn(routesByPath, list)) return children;
  return (
    <Link to={list as string} search={{ ...period, status: 'Approved' } as never} className="link">
      {children}
    </Link>
  );
}
