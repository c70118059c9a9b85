/** Returns the value as JSON. Numbers above 2^53 are passed as bigint, so that all their digits are written. */
export function rawJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'bigint' ? `${MARK}${item}${MARK}` : item,
  ).replaceAll(NUMBER, '$1');
}

/** Marks the bigints in the JSON text; the sandboxes' texts do not contain this character. */
const MARK = '\uE000';
const NUMBER = new RegExp(`"${MARK}(-?\\d+)${MARK}"`, 'g');
