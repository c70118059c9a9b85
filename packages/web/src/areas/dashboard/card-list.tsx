import type { DashboardCount, PermissionFlag } from '@daftar/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
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
  return <PaymentsLink>{children}</PaymentsLink>;
}

/** Where the report begins that counts one country and currency at a time, while the card counts all of them. */
const place = { country: 'Egypt', currency: 'EGP' } as const;

function PaymentsLink({ children }: { children: ReactNode }) {
  const { t, foreign } = useTexts();
  const days = lastDays(new Date());
  const range = { dateFrom: days[0], dateTo: days.at(-1) };
  return (
    <Link
      to="/reports"
      search={{ type: 'transaction-report', status: 'Success', ...place, ...range }}
      className="card-link"
      data-hint={[t('Transaction Report'), foreign(place.country), place.currency, t('Last 30 days')].join(
        ' · ',
      )}
    >
      {children}
    </Link>
  );
}
