import { type Document, flat, type Schema } from './flat-schema.ts';
import { narrowedBounds } from './narrowed-bounds.ts';

export interface Sides {
  before: Document;
  after: Document;
  /** A request may not require more than before; an answer may not contain less. */
  direction: 'request' | 'answer';
}

type Fields = Record<string, unknown>;
const fields = (schema: Schema) => (schema.properties ?? {}) as Fields;
const list = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const quoted = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');
const values = (schema: Schema): unknown[] | undefined =>
  schema.const === undefined ? (schema.enum as unknown[] | undefined) : [schema.const];

/** Returns the types that `wide` accepts and `narrow` does not. Every integer is also a number. */
function missingTypes(wide: Schema, narrow: Schema): unknown[] {
  const left = list(narrow.type);
  if (left.length === 0) return [];
  if (wide.type === undefined) return ['any'];
  return list(wide.type).filter(
    (type) => !left.includes(type) && !(type === 'integer' && left.includes('number')),
  );
}

function enumChanges(old: Schema, now: Schema, { direction }: Sides): string[] {
  const [before, after] = [values(old), values(now)];
  if (!after) return [];
  if (!before) return direction === 'request' ? [`now takes only ${quoted(after)}`] : [];
  const gone = before.filter((value) => !after.includes(value));
  return gone.length > 0 ? [`no longer has the value ${quoted(gone)}`] : [];
}

function typeChanges(old: Schema, now: Schema, { direction }: Sides): string[] {
  const missing = direction === 'request' ? missingTypes(old, now) : missingTypes(now, old);
  if (missing.length === 0) return [];
  return [
    direction === 'request' ? `no longer takes ${missing.join(', ')}` : `may now be ${missing.join(', ')}`,
  ];
}

function fieldChanges(old: Schema, now: Schema, sides: Sides): string[] {
  const [was, is] = [list(old.required), list(now.required)];
  const found = Object.keys(fields(old))
    .filter((name) => !Object.hasOwn(fields(now), name))
    .map((name) => `${name} was removed`);
  if (sides.direction === 'request') {
    for (const name of is) if (!was.includes(name)) found.push(`${name} is now required`);
    if (old.additionalProperties !== false && now.additionalProperties === false && old.type === 'object')
      found.push('now rejects unknown fields');
  } else {
    for (const name of was)
      if (!is.includes(name) && Object.hasOwn(fields(now), String(name)))
        found.push(`${name} may now be absent`);
  }
  return found;
}

function variantChanges(old: Schema, now: Schema, { direction }: Sides): string[] {
  return ['oneOf', 'anyOf'].flatMap((key) => {
    const [was, is] = [list(old[key]).length, list(now[key]).length];
    const worse = direction === 'request' ? is < was || (was === 0 && is > 0) : is > was;
    return worse ? [`${key} has ${is} variants instead of ${was}`] : [];
  });
}

/** Returns one message for each change of a schema that breaks a client of the old one; each begins with the field's path. */
export function schemaChanges(
  sides: Sides,
  before: unknown,
  after: unknown,
  at: string,
  seen: ReadonlySet<string> = new Set(),
): string[] {
  const pair = `${JSON.stringify(before)} ${JSON.stringify(after)}`;
  if (seen.has(pair)) return [];
  const inside = new Set([...seen, pair]);
  const [old, now] = [flat(sides.before, before), flat(sides.after, after)];
  const here = [
    ...typeChanges(old, now, sides),
    ...enumChanges(old, now, sides),
    ...variantChanges(old, now, sides),
    ...fieldChanges(old, now, sides),
    ...(sides.direction === 'request' ? narrowedBounds(old, now) : []),
  ].map((change) => `${at}: ${change}`);
  const deeper = (from: unknown, to: unknown, name: string) =>
    from === undefined || to === undefined || typeof from === 'boolean' || typeof to === 'boolean'
      ? []
      : schemaChanges(sides, from, to, `${at}${name}`, inside);
  return [
    ...here,
    ...Object.entries(fields(old)).flatMap(([name, field]) => deeper(field, fields(now)[name], `.${name}`)),
    ...deeper(old.items, now.items, '[]'),
    ...deeper(old.additionalProperties, now.additionalProperties, '.*'),
    ...deeper(old.contentSchema, now.contentSchema, ' content'),
    ...['oneOf', 'anyOf'].flatMap((key) =>
      list(old[key]).flatMap((variant, index) =>
        deeper(variant, list(now[key])[index], ` ${key} ${index + 1}`),
      ),
    ),
  ];
}
