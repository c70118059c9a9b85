import type { DayRange, PayoutStatus } from '@daftar/domain';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '../../session/permissions/use-session.ts';
import type { RowsAddress } from './rows-link.tsx';

const list = '/loan-requests';

type CountedPayouts = {
  readonly period: DayRange;
  readonly currency: string;
  readonly merchant: string | undefined;
  readonly status: PayoutStatus;
};

/** Returns a function that gives the address of counted payout requests, to users who may see them. */
export function usePayoutsAddress(): (counted: CountedPayouts) => RowsAddress | undefined {
  const { can } = useSession();
  const { routesByPath } = useRouter();
  return ({ period, currency, merchant, status }) =>
    can('listPayouts') && Object.hasOwn(routesByPath, list)
      ? { to: list, search: { ...period, status, currency, ...(merchant && { userTypeId: merchant }) } }
      : undefined;
}
