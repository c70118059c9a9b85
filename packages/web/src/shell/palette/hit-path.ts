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
  /** The operation that the page requires; users without it are sent to `otherwise`. */
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
  payout: { page: '/loan-requests?payout=' },
};

/**
 * A transaction has no page of its own, so this returns the report filtered to it: for its day if the date is known, otherwise
 * for the past year.
 */
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

/** Returns the path that shows a found record to the user; undefined for kinds without a page. */
export function hitPath(hit: Hit, now: Date, may: (operation: OperationId) => boolean): string | undefined {
  if (hit.kind === 'transaction') return reportPath(hit, now);
  const shown = pages[hit.kind];
  if (!shown) return undefined;
  const { page, needs, otherwise } = shown;
  return `${needs && otherwise && !may(needs) ? otherwise : page}${encodeURIComponent(hit._id)}`;
}
