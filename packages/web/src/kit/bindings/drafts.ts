const prefix = 'daftar.draft.';

/** What was typed into a form in this tab and not saved; forgotten at logout. */
export function readDraft<Form extends object>(key: string, shape: Form): Form | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const known = Object.entries(kept).filter(
      ([name, value]) => name in shape && typeof value === typeof (shape as Record<string, unknown>)[name],
    );
    return known.length > 0 ? { ...shape, ...Object.fromEntries(known) } : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(key: string, values: object): void {
  sessionStorage.setItem(prefix + key, JSON.stringify(values));
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}
