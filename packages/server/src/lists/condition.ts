import { foldText } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';

/** A condition of WHERE: fixed SQL texts, and the values between them. */
export interface Condition {
  texts: TemplateStringsArray;
  values: readonly unknown[];
}

/**
 * Template tag: condition`m.status = ${status}`. Values become parameters, never part of the SQL text; a condition becomes a part of
 * this one.
 */
export const condition = (texts: TemplateStringsArray, ...values: unknown[]): Condition =>
  values.some(isCondition) ? joined(texts, values) : { texts, values };

const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && 'texts' in value && 'values' in value;

function joined([first = '', ...texts]: TemplateStringsArray, values: readonly unknown[]): Condition {
  const parts = [first];
  const all: unknown[] = [];
  for (const [index, value] of values.entries()) {
    const [start = '', ...inner] = isCondition(value) ? value.texts : ['', ''];
    all.push(...(isCondition(value) ? value.values : [value]));
    parts.push(`${parts.pop()}${start}`, ...inner);
    parts.push(`${parts.pop()}${texts[index]}`);
  }
  return { texts: Object.assign(parts, { raw: parts }), values: all };
}

/** Returns a condition as a Kysely fragment. */
export const asSql = ({ texts, values }: Condition): RawBuilder<unknown> => sql(texts, ...values);

/** Returns a WHERE clause with all conditions as a Kysely fragment; empty if there are no conditions. */
export const where = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql` where ${sql.join(conditions.map(asSql), sql` and `)}`;

/**
 * Returns a WHERE clause as text with numbered placeholders, for statements that bypass Kysely; empty if there are no
 * conditions.
 */
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

/**
 * Returns the LIKE pattern `text%` of the folded text, with wildcards escaped. Compare it with `fold_text(column)`, or with a column
 * of digits.
 */
export const beginsWith = (text: string): string => `${foldText(text).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Like `beginsWith`, for the pattern `%text%`. */
export const contains = (text: string): string => `%${beginsWith(text)}`;
