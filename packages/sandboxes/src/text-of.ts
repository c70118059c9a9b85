/** Returns a field as text; '' if it is missing or neither a string nor a number. */
export const textOf = (fields: unknown, name: string): string => {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return '';
  const value = (fields as Record<string, unknown>)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
