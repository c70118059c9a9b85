/** Returns a request's text or number as text; '' for other values. */
export const textOf = (fields: unknown, name: string): string => {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return '';
  const value = (fields as Record<string, unknown>)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
