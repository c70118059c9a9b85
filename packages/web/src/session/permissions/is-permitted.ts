import type { MenuItem } from '@daftar/domain';

/** Maps the first segment of a path to that of its menu entry, where the two differ. */
const entryOf: Readonly<Record<string, string>> = {
  settlement: 'settlements',
  'settlement-summary': 'settlements',
  'loan-account-detail': 'loan-accounts-balance',
  reconciliation: 'reports',
  'webhook-deliveries': 'services',
};

const areaOf = (path: string): string => path.split(/[/?#]/, 2)[1] ?? '';

/** Tells whether a path belongs to the area of a menu page. */
export function isInPart(path: string, page: string): boolean {
  const area = entryOf[areaOf(path)] ?? areaOf(path);
  return area !== '' && areaOf(page) === area;
}

/** Tells whether a path belongs to the area of one of the reachable pages. */
export function isPermitted(path: string, pages: readonly MenuItem[]): boolean {
  return pages.some((page) => page.path !== undefined && isInPart(path, page.path));
}
