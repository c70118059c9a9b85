import type { DashboardCount, PermissionFlag } from '@daftar/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lastDays } from './trend.ts';

/** What the role must hold to see what a card counts. */
export const listFlags: Readonly<Record<DashboardCount, PermissionFlag>> = {
  operators: 'CarrierManagement.viewAll',
  clients: 'MerchentManagement.viewAll',
  services: 'Services.viewAll',
  users: 'Users.viewAll',
  roles: 'Roles.viewAll',
  oneTimePurchase: 'Reports.viewAll',
};

const paths = {
  operators: '/carriers',
  clients: '/merchants',
  services: '/services',
  users: '/users',
  roles: '/roles',
} as const;

/** The way from a card to its list; one-time purchases are the payments of the transaction report. */
export function CardList({ count, children }: { count: DashboardCount; children: ReactNode }) {
  if (count !== 'oneTimePurchase')
    return (
      <Link to={paths[count]} className="card-link">
        {children}
      </Link>
    );
  const days = lastDays(new Date());
  const range = { dateFrom: days[0], dateTo: days.at(-1) };
  return (
    <Link
      to="/reports"
      search={{ type: 'transaction-report', status: 'Success', ...range }}
      className="card-link"
    >
      {children}
    </Link>
  );
}
