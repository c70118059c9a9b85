/** A condition of WHERE: fixed SQL texts, and the values between them. */
export interface Condition {
  texts: readonly string[];
  values: readonly unknown[];
}

/** Template tag: condition`m.status = ${status}`. Values become parameters, never part of the SQL text. */
export const condition = (texts: TemplateStringsArray, ...values: unknown[]): Condition => ({
  texts,
  values,
});

/** Joins conditions with AND and numbered placeholders; the text is empty without conditions. */
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

/** Returns the LIKE pattern `%text%`, with wildcards in the text escaped. */
export const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
