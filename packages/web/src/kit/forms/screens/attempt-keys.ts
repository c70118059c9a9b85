import { dropDraft, readDraftTexts, writeDraft } from '../state/drafts.ts';

/** Returns the idempotency key for a request's contents. */
export type KeyOf = (contents: unknown) => string;

export type AttemptKeys = {
  readonly keyOf: KeyOf;
  /** Forgets the keys for the time after a reload, because the server has answered. This form still repeats with the same key. */
  readonly answered: () => void;
  /** Forgets all keys, after a success or when the user discards the form. */
  readonly over: () => void;
};

/**
 * Creates the idempotency keys of one form: equal contents get the same key until a submission succeeds, and different
 * contents get different keys. With a draft name, the keys survive a reload like the draft's values.
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
    answered: () => {
      if (name) dropDraft(name);
    },
    over: () => {
      keys.clear();
      if (name) dropDraft(name);
    },
  };
}
