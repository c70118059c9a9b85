import { businessDay, timeZoneOf } from '@daftar/domain';
import type { Package } from '@daftar/sdk';
import type { Text } from '../../i18n/text.ts';

export const linkStates = {
  open: { label: 'Active', look: 'pill positive', reason: undefined },
  off: {
    label: 'Switched off',
    look: 'pill quiet',
    reason: 'Customers cannot use this link: it is switched off.',
  },
  expired: {
    label: 'Expired',
    look: 'pill quiet',
    reason: 'Customers cannot use this link: it has expired.',
  },
  suspended: {
    label: 'Suspended',
    look: 'pill caution',
    reason: 'Customers cannot pay at the moment: the service or its merchant is suspended.',
  },
} as const satisfies Record<string, { label: Text; look: string; reason: Text | undefined }>;

export type LinkState = keyof typeof linkStates;

/** Returns whether customers can use a package's link now, or why not. */
export function linkStateOf(
  { link, active, country }: Pick<Package, 'link' | 'active' | 'country'>,
  now: Date,
): LinkState {
  if (!link.enabled) return 'off';
  if (link.expiryDate !== undefined && businessDay(now, timeZoneOf(country)) > link.expiryDate)
    return 'expired';
  return active ? 'open' : 'suspended';
}
