import type { OperationId } from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';
import { type Hit, hitPath } from './hit-path.ts';

export type Found = { readonly id: string; readonly hit: Hit; readonly path: string };
export type RecordGroup = {
  readonly kind: Hit['kind'];
  readonly title: Text;
  readonly found: readonly Found[];
};

export const kindTitles: Readonly<Record<Hit['kind'], Text>> = {
  merchant: 'Merchants',
  carrier: 'Carriers',
  service: 'Services',
  settlement: 'Settlements',
  transaction: 'Transactions',
  payment: 'Incomplete payments',
  payout: 'Payout requests',
  loanTransaction: 'Loan transactions',
  user: 'Users',
  role: 'Roles',
  product: 'Products',
  package: 'Packages',
  blacklistEntry: 'Blacklists',
  subscription: 'Subscriptions',
  approvalFile: 'File Records',
  settlementFile: 'Settlement files',
};

/** Groups hits by kind, in order of their best hit. Hits without a page that the user can open are left out. */
export function recordGroups(
  hits: readonly Hit[],
  opens: (path: string) => boolean,
  may: (operation: OperationId) => boolean,
): readonly RecordGroup[] {
  const groups = new Map<Hit['kind'], Found[]>();
  for (const hit of hits) {
    const path = hitPath(hit, may);
    if (path === undefined || !opens(path)) continue;
    const found = { id: `${hit.kind} ${hit._id}`, hit, path };
    groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), found]);
  }
  return [...groups].map(([kind, found]) => ({ kind, title: kindTitles[kind], found }));
}
