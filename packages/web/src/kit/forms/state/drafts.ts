const prefix = 'daftar.draft.';
/** Names of fields that are never stored in a draft. */
const secret = /password/i;

function read(key: string): [string, unknown][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  } catch {
    return [];
  }
}

/** Returns the unsaved input of a form in this tab, if any. Logout deletes all drafts. */
export function readDraft<Form extends object>(key: string, shape: Form): Form | undefined {
  const known = read(key).filter(
    ([name, value]) => name in shape && typeof value === typeof (shape as Record<string, unknown>)[name],
  );
  return known.length > 0 ? { ...shape, ...Object.fromEntries(known) } : undefined;
}

/** Returns the draft's text values as [field name, text] pairs, without checking them against a form. */
export function readDraftTexts(key: string): [string, string][] {
  return read(key).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** Stores a form's unsaved input, without passwords. */
export function writeDraft(key: string, values: object): void {
  const kept = Object.entries(values).filter(([name]) => !secret.test(name));
  sessionStorage.setItem(prefix + key, JSON.stringify(Object.fromEntries(kept)));
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}
