import { businessDay, countries, timeZoneOf } from '@daftar/domain';
import type { PackageRow } from './fields.ts';

type Link = Pick<PackageRow, 'link_enabled' | 'expires_on' | 'country'>;

/** Returns whether customers may use the link: it is enabled and has not expired in its country. */
export const isLinkOpen = ({ link_enabled, expires_on, country }: Link, now: Date): boolean =>
  link_enabled && (expires_on === null || businessDay(now, timeZoneOf(country)) <= expires_on);

const zones = countries.map(({ name, timeZone }) => `when '${name}' then '${timeZone}'`).join(' ');

/** SQL: sorts packages `p` by what the list says of their link: usable, suspended, switched off, expired. */
export const linkStateOrder = (active: string): string => `case when not p.link_enabled then 3
  when p.expires_on < (now() at time zone case p.country ${zones} else '${timeZoneOf(undefined)}' end)::date then 4
  when ${active} then 1 else 2 end`;
