import type { Schema } from './flat-schema.ts';

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Constraints that cannot be compared. When added or changed, they may reject values that were accepted. */
const FIXED = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

const shown = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));
const number = (value: unknown, absent: number) => (typeof value === 'number' ? value : absent);

/** Returns one message for each bound that accepts fewer values than before. */
export function narrowedBounds(old: Schema, now: Schema): string[] {
  const changed = (key: string) => `${key} was ${shown(old[key])}, is ${shown(now[key])}`;
  return [
    ...LOWER.filter((key) => number(now[key], -Infinity) > lowest(old, key)).map(changed),
    ...UPPER.filter((key) => number(now[key], Infinity) < number(old[key], Infinity)).map(changed),
    ...FIXED.filter((key) => now[key] !== undefined && now[key] !== false && now[key] !== old[key]).map(
      changed,
    ),
  ];
}

/** Returns the old lower bound. A length or a count is never negative, so adding a minimum of 0 narrows nothing. */
const lowest = (schema: Schema, key: string) =>
  number(schema[key], key.startsWith('min') && key !== 'minimum' ? 0 : -Infinity);
