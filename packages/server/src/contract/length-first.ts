/**
 * Returns the schema so that the items of a list are checked only if the list is not too long. Otherwise Ajv checks all
 * items (`allErrors`), and the time for their errors grows with the square of their number.
 */
export function lengthFirst(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(lengthFirst);
  if (schema === null || typeof schema !== 'object') return schema;
  const inner: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, lengthFirst(value)]),
  );
  const { items, uniqueItems, ...others } = inner;
  const { maxItems } = inner;
  if (typeof maxItems !== 'number' || items === undefined) return inner;
  // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
  return { ...others, if: { maxItems }, then: { items, ...(uniqueItems === true && { uniqueItems }) } };
}
