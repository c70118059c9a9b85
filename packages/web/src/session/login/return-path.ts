import type { MenuItem } from '@daftar/domain';

const key = 'daftar.wanted';

/** Areas whose menu entry has another path segment. */
const entryOf: Readonly<Record<string, string>> = {
  settlement: 'settlements',
  'settlement-summary': 'settlements',
  'loan-account-detail': 'loan-accounts-balance',
  reconciliation: 'reports',
  'webhook-deliveries': 'services',
};

/** Tells whether a path is local; rejects forms such as '//host' that a browser resolves to another host. */
const isOwn = (path: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(path);

/** Stores the path to open after the sign-in. */
export function storeReturnPath(path: string): void {
  if (path !== '/' && isOwn(path)) sessionStorage.setItem(key, path);
}

/** Returns the path to open after the sign-in and removes it. */
export function takeReturnPath(): string | undefined {
  const path = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return path !== undefined && isOwn(path) ? path : undefined;
}

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
