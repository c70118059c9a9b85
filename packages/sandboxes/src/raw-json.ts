/**
 * Returns a JSON text of the value. Numbers above 2^53 come as bigint and keep their digits: BigInts are written as numbers.
 */
export function rawJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'bigint' ? `${MARK}${item}${MARK}` : item,
  ).replaceAll(NUMBER, '$1');
}

/** A character that texts of the sandboxes do not contain. */
const MARK = '\uE000';
const NUMBER = new RegExp(`"${MARK}(-?\\d+)${MARK}"`, 'g');
