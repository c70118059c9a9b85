import type { MenuItem } from '@daftar/domain';

const key = 'daftar.wanted';

/** Pages whose menu entry has another name. */
const entryOf: Readonly<Record<string, string>> = {
  settlement: 'settlements',
  'settlement-summary': 'settlements',
  'loan-account-detail': 'loan-accounts-balance',
  reconciliation: 'reports',
  'webhook-deliveries': 'services',
};

/** A path of this app: nothing that a browser reads as another host. */
const isOwn = (path: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(path);

/** Keeps where somebody wanted to go who has to sign in first. */
export function keepWanted(path: string): void {
  if (path !== '/' && isOwn(path)) sessionStorage.setItem(key, path);
}

/** Where the one who signed in wanted to go, once. */
export function takeWanted(): string | undefined {
  const path = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return path !== undefined && isOwn(path) ? path : undefined;
}

const areaOf = (path: string): string => path.split(/[/?#]/, 2)[1] ?? '';

/** Whether a path is in the part of the app that a menu's page leads. */
export function isInPart(path: string, page: string): boolean {
  const area = entryOf[areaOf(path)] ?? areaOf(path);
  return area !== '' && areaOf(page) === area;
}

/** Whether one of the pages that a caller reaches is in the part of the app where a path is. */
export function isPermitted(path: string, pages: readonly MenuItem[]): boolean {
  return pages.some((page) => page.path !== undefined && isInPart(path, page.path));
}
