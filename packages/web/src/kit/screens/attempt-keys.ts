import { dropDraft, readDraftTexts, writeDraft } from '../bindings/drafts.ts';

/** Names what is sent, so that sending it again cannot make it count twice. */
export type KeyOf = (contents: unknown) => string;

export type AttemptKeys = {
  readonly keyOf: KeyOf;
  /** What was sent has arrived, or was given up: whatever follows is something else. */
  readonly over: () => void;
};

/**
 * The idempotency keys of one form: the same contents keep their key until they have arrived, other contents get another.
 * Beside a draft they outlive a reload, as its values do.
 */
export function attemptKeys(draft?: string): AttemptKeys {
  const name = draft && `${draft}.keys`;
  const keys = new Map(name ? readDraftTexts(name) : []);
  return {
    keyOf: (contents) => {
      const sent = JSON.stringify(contents);
      const key = keys.get(sent) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
      keys.set(sent, key);
      if (name) writeDraft(name, Object.fromEntries(keys));
      return key;
    },
    over: () => {
      keys.clear();
      if (name) dropDraft(name);
    },
  };
}
