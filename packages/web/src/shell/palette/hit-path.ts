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
  readonly form: string;
  /** Who may not do this is shown the record elsewhere: its form would only turn them away. */
  readonly edit?: OperationId;
  readonly otherwise?: string;
};

const pages: Readonly<Partial<Record<Hit['kind'], Page>>> = {
  merchant: { form: '/merchants/form/', edit: 'editMerchant', otherwise: '/merchants/workspace/' },
  carrier: { form: '/carriers/form/', edit: 'editCarrier', otherwise: '/carriers/history/' },
  service: { form: '/services/form/', edit: 'editService', otherwise: '/services/history/' },
  settlement: { form: '/settlement-summary/' },
  user: { form: '/users/form/', edit: 'editUser', otherwise: '/users/history/' },
  role: { form: '/roles/form/', edit: 'editRole', otherwise: '/roles/history/' },
  product: { form: '/products/form/' },
  package: { form: '/packages/form/' },
  blacklistEntry: { form: '/blacklists/form/' },
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
  const page = pages[hit.kind];
  if (!page) return undefined;
  const { form, edit, otherwise } = page;
  return `${edit && otherwise && !may(edit) ? otherwise : form}${encodeURIComponent(hit._id)}`;
}
