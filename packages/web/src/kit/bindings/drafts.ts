const prefix = 'daftar.draft.';
/** Fields that no draft keeps, whatever form they are in. */
const secret = /password/i;

function read(key: string): [string, unknown][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  } catch {
    return [];
  }
}

/** What was typed into a form in this tab and not saved; forgotten at logout. */
export function readDraft<Form extends object>(key: string, shape: Form): Form | undefined {
  const known = read(key).filter(
    ([name, value]) => name in shape && typeof value === typeof (shape as Record<string, unknown>)[name],
  );
  return known.length > 0 ? { ...shape, ...Object.fromEntries(known) } : undefined;
}

/** Texts that are kept beside a draft, by name. */
export function readDraftTexts(key: string): [string, string][] {
  return read(key).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** Keeps what was typed, but for secrets. */
export function writeDraft(key: string, values: object): void {
  const kept = Object.entries(values).filter(([name]) => !secret.test(name));
  sessionStorage.setItem(prefix + key, JSON.stringify(Object.fromEntries(kept)));
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}
