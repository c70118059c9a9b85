import { LinkOverlay } from '@chakra-ui/react/link';
import type { DashboardCount, OperationId } from '@daftar/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { lastDays } from './trend.ts';

/** The operation that lists the records that a card counts. */
export const listOperations: Readonly<Record<DashboardCount, OperationId>> = {
  operators: 'listCarriers',
  clients: 'listMerchants',
  services: 'listServices',
  users: 'listUsers',
  roles: 'listRoles',
  oneTimePurchase: 'reportTransactions',
};

const paths = {
  operators: '/carriers',
  clients: '/merchants',
  services: '/services',
  users: '/users',
  roles: '/roles',
} as const;

/** Links a card to the list of the records that it counts; one-time purchases link to the transaction report. */
export function CardLink({ count, children }: { count: DashboardCount; children: ReactNode }) {
  if (count !== 'oneTimePurchase')
    return (
      <LinkOverlay asChild _focusVisible={{ outline: 'none' }}>
        <Link to={paths[count]}>{children}</Link>
      </LinkOverlay>
    );
  return <PaymentsLink>{children}</PaymentsLink>;
}

/** Country and currency of the linked report: it shows one of each, while the card counts all of them. */
const reportPlace = { country: 'Egypt', currency: 'EGP' } as const;

function PaymentsLink({ children }: { children: ReactNode }) {
  const { t, word } = useTexts();
  const days = lastDays(new Date());
  const range = { dateFrom: days[0], dateTo: days.at(-1) };
  return (
    <LinkOverlay asChild _focusVisible={{ outline: 'none' }}>
      <Link
        to="/reports"
        search={{ type: 'transaction-report', status: 'Success', ...reportPlace, ...range }}
        data-hint={[
          t('Transaction Report'),
          word(reportPlace.country),
          reportPlace.currency,
          t('Last 30 days'),
        ].join(' · ')}
      >
        {children}
      </Link>
    </LinkOverlay>
  );
}
