import { businessDay, timeZoneOf } from '@daftar/domain';
import type { PackageRow } from './fields.ts';

type Link = Pick<PackageRow, 'link_enabled' | 'expires_on' | 'country'>;

/** Returns whether customers may use the link: it is enabled and has not expired in its country. */
export const isLinkOpen = ({ link_enabled, expires_on, country }: Link, now: Date): boolean =>
  link_enabled && (expires_on === null || businessDay(now, timeZoneOf(country)) <= expires_on);
