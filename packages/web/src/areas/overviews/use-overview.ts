import type { DayRange } from '@daftar/domain';
import { periodOf } from '../../kit/lists/state/last-days.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { periodBefore } from './period-before.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Returns the period and filters of an overview's URL. Only the platform owner's users choose a vendor; others see
 * their own account.
 */
export function useOverview() {
  const { search, change } = useListState();
  const { platformOwner } = useSession();
  const period: DayRange = periodOf(search);
  const [merchant, currency] = [textOf(search.merchant), textOf(search.currency)];
  const filters = {
    ...(platformOwner && merchant && { merchant }),
    ...(currency && { currency }),
  };
  return {
    period,
    filters,
    platformOwner,
    change,
    before: periodBefore(period),
    method: textOf(search.paymentMethod),
  };
}
