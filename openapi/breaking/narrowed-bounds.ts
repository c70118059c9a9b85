import type { Schema } from './flat-schema.ts';

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Constraints that cannot be compared: added or different, they may refuse what was taken. */
const FIXED = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

const told = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));
const number = (value: unknown, absent: number) => (typeof value === 'number' ? value : absent);

/** Bounds that let less through than they did. */
export function narrowedBounds(old: Schema, now: Schema): string[] {
  const changed = (key: string) => `${key} was ${told(old[key])}, is ${told(now[key])}`;
  return [
    ...LOWER.filter((key) => number(now[key], -Infinity) > lowest(old, key)).map(changed),
    ...UPPER.filter((key) => number(now[key], Infinity) < number(old[key], Infinity)).map(changed),
    ...FIXED.filter((key) => now[key] !== undefined && now[key] !== false && now[key] !== old[key]).map(
      changed,
    ),
  ];
}

/** A length or a count is never below zero, so that a minimum of zero is none. */
const lowest = (schema: Schema, key: string) =>
  number(schema[key], key.startsWith('min') && key !== 'minimum' ? 0 : -Infinity);
