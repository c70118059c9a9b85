import { businessDay, countries, countryOf, defaultTimeZone, yearBefore } from '@daftar/domain';
import type { SearchResult } from '@daftar/sdk';

export type Hit = SearchResult['hits'][number];

const forms: Readonly<Partial<Record<Hit['kind'], string>>> = {
  merchant: '/merchants/form/',
  carrier: '/carriers/form/',
  service: '/services/form/',
  settlement: '/settlement-summary/',
  user: '/users/form/',
  role: '/roles/form/',
  product: '/products/form/',
  package: '/packages/form/',
  blacklistEntry: '/blacklists/form/',
};

/** A transaction has no page of its own: its country's report of its day with it alone in it, of a year where neither is known. */
function reportPath({ title, subtitle = '', country: name, date }: Hit, now: Date): string {
  const currency = /[A-Z]{3}$/.exec(subtitle)?.[0] ?? 'EGP';
  const country = (name && countryOf(name)) ||
    countries.find((one) => one.currency === currency) || {
      name: 'Egypt',
      timeZone: defaultTimeZone,
    };
  const dateTo = businessDay(date ?? now, country.timeZone);
  const asked = {
    country: country.name,
    currency,
    dateFrom: date ? dateTo : yearBefore(dateTo),
    dateTo,
    q: title,
  };
  return `/reports?type=transaction-report&${new URLSearchParams(asked)}`;
}

/** Where a found record is shown; undefined for kinds that have no page. */
export function hitPath(hit: Hit, now: Date): string | undefined {
  if (hit.kind === 'transaction') return reportPath(hit, now);
  const form = forms[hit.kind];
  return form && `${form}${encodeURIComponent(hit._id)}`;
}
