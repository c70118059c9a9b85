import type { DayRange } from '@daftar/domain';
import { Link, useRouter } from '@tanstack/react-router';
import { useSession } from '../../session/permissions/use-session.ts';

const list = '/loan-requests';

type Props = {
  readonly period: DayRange;
  readonly currency: string;
  readonly merchant: string | undefined;
  readonly children: string;
};

/** A day of the payout overview; for users who may see payout requests, a link to the approved requests that it counts. */
export function PayoutRowsLink({ period, currency, merchant, children }: Props) {
  const { can } = useSession();
  const { routesByPath } = useRouter();
  if (!can('listPayouts') || !Object.hasOwn(routesByPath, list)) return children;
  const search = { ...period, status: 'Approved', currency, ...(merchant && { userTypeId: merchant }) };
  return (
    <Link to={list as string} search={search as never} className="link">
      {children}
    </Link>
  );
}
