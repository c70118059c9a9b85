/** Names what is sent, so that sending it again cannot make it count twice. */
export type KeyOf = (contents: unknown) => string;

/** The idempotency keys of one form: the same contents keep their key until they have arrived, other contents get another. */
export function attemptKeys(): { readonly keyOf: KeyOf; readonly arrived: () => void } {
  const keys = new Map<string, string>();
  return {
    keyOf: (contents) => {
      const sent = JSON.stringify(contents);
      const key = keys.get(sent) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
      keys.set(sent, key);
      return key;
    },
    arrived: () => keys.clear(),
  };
}
