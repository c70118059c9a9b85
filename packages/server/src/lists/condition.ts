/** A piece of WHERE: our text around the request's values. */
export interface Condition {
  texts: readonly string[];
  values: readonly unknown[];
}

/** condition`m.status = ${status}`: the value travels beside the statement, never in it. */
export const condition = (texts: TemplateStringsArray, ...values: unknown[]): Condition => ({
  texts,
  values,
});

/** Joins conditions by AND, with numbered placeholders; no condition, no WHERE. */
export function writeWhere(conditions: Condition[]): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const written = conditions.map((one) =>
    one.texts.reduce((text, next, index) => {
      values.push(one.values[index - 1]);
      return `${text}$${values.length}${next}`;
    }),
  );
  return { text: written.length === 0 ? '' : ` where ${written.join(' and ')}`, values };
}

/** `%text%` with the pattern's own characters taken literally. */
export const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
