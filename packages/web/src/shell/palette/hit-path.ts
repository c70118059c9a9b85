import { businessDay, type OperationId } from '@daftar/domain';
import type { SearchResult } from '@daftar/sdk';
import { homeZone } from '../../i18n/home-zone.ts';

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
  transaction: { page: '/payments/' },
  payment: { page: '/payments/' },
  role: { page: '/roles/form/', needs: 'editRole', otherwise: '/roles/history/' },
  product: { page: '/products/form/', needs: 'editProduct', otherwise: '/products/history/' },
  package: { page: '/packages/form/', needs: 'editPackage', otherwise: '/packages/history/' },
  blacklistEntry: {
    page: '/blacklists/form/',
    needs: 'editBlacklistEntry',
    otherwise: '/blacklists/history/',
  },
  // The list's search finds a record by its id, too.
  subscription: { page: '/subscriptions?q=' },
  payout: { page: '/loan-requests?payout=' },
  settlementFile: { page: '/settlement-files/' },
};

/** Returns the path of the loan account of a transaction, filtered by the transaction's number. */
const accountPath = ({ userTypeId, title }: Hit): string | undefined =>
  userTypeId && `/loan-account-detail/${encodeURIComponent(userTypeId)}?q=${encodeURIComponent(title)}`;

/** Returns the path of the list of approval files, on the file's day and filtered by its name. */
function filePath({ title, date }: Hit): string {
  const day = businessDay(date ? new Date(date) : new Date(), homeZone());
  return `/file-records?q=${encodeURIComponent(title)}&dateFrom=${day}&dateTo=${day}`;
}

/** Returns the path that shows a found record to the user; undefined for kinds without a page. */
export function hitPath(hit: Hit, may: (operation: OperationId) => boolean): string | undefined {
  if (hit.kind === 'loanTransaction') return accountPath(hit);
  if (hit.kind === 'approvalFile') return filePath(hit);
  const shown = pages[hit.kind];
  if (!shown) return undefined;
  const { page, needs, otherwise } = shown;
  return `${needs && otherwise && !may(needs) ? otherwise : page}${encodeURIComponent(hit._id)}`;
}
