/** An export whose file this tab has not downloaded yet. */
export type OpenExport = { readonly id: string; readonly title: string };

/** The prefix makes the sign-out remove it, like drafts. */
const key = 'daftar.draft.exports';

const isOpenExport = (value: unknown): value is OpenExport =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

function read(): readonly OpenExport[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOpenExport) : [];
  } catch {
    return [];
  }
}

function write(list: readonly OpenExport[]): void {
  if (list.length === 0) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(list));
}

/** The exports of this tab that are not downloaded yet. They survive a reload of the page. */
export const openExports = {
  list: read,
  add: (one: OpenExport): void => write([...read().filter(({ id }) => id !== one.id), one]),
  remove: (id: string): void => write(read().filter((one) => one.id !== id)),
};
