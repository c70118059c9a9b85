import {
  businessDay,
  countries,
  countryOf,
  defaultTimeZone,
  type OperationId,
  yearBefore,
} from '@daftar/domain';
import type { SearchResult } from '@daftar/sdk';

export type Hit = SearchResult['hits'][number];

type Page = {
  readonly page: string;
  /** Who may not do this is shown the record elsewhere: its page would only turn them away. */
  readonly needs?: OperationId;
  readonly otherwise?: string;
};

const pages: Readonly<Partial<Record<Hit['kind'], Page>>> = {
  merchant: { page: '/merchants/form/', needs: 'editMerchant', otherwise: '/merchants/workspace/' },
  carrier: { page: '/carriers/form/', needs: 'editCarrier', otherwise: '/carriers/history/' },
  service: { page: '/services/form/', needs: 'editService', otherwise: '/services/history/' },
  settlement: { page: '/settlement-summary/', needs: 'getSettlementReport', otherwise: '/settlement/form/' },
  user: { page: '/users/form/', needs: 'editUser', otherwise: '/users/history/' },
  role: { page: '/roles/form/', needs: 'editRole', otherwise: '/roles/history/' },
  product: { page: '/products/form/' },
  package: { page: '/packages/form/' },
  blacklistEntry: { page: '/blacklists/form/' },
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

/** Where a found record is shown to somebody; undefined for kinds that have no page. */
export function hitPath(hit: Hit, now: Date, may: (operation: OperationId) => boolean): string | undefined {
  if (hit.kind === 'transaction') return reportPath(hit, now);
  const shown = pages[hit.kind];
  if (!shown) return undefined;
  const { page, needs, otherwise } = shown;
  return `${needs && otherwise && !may(needs) ? otherwise : page}${encodeURIComponent(hit._id)}`;
}
