import { deref } from './document.ts';

interface Schema {
  properties?: Readonly<Record<string, unknown>>;
  required?: readonly string[];
  items?: unknown;
  allOf?: readonly unknown[];
  anyOf?: readonly unknown[];
  oneOf?: readonly unknown[];
}

/** Removes optional fields whose value is '' from an object or a list of objects, in place. */
export type DropEmpty = (value: unknown) => void;

const compiled = new WeakMap<object, DropEmpty>();

/**
 * Returns the function that removes the empty optional fields of a schema's values, at every depth. Forms and addresses send ''
 * for what the user has left out, so '' in an optional field means that the field is absent. Required fields and fields that
 * the schema does not list stay.
 */
export function dropEmptyOf(schema: unknown): DropEmpty {
  const node = deref(schema);
  if (node === null || typeof node !== 'object') return () => {};
  const known = compiled.get(node);
  if (known) return known;
  let drop: DropEmpty | undefined;
  // Compiled on first use, because schemas may refer to themselves.
  const lazy: DropEmpty = (value) => {
    drop ??= compile(node);
    drop(value);
  };
  compiled.set(node, lazy);
  return lazy;
}

/** Returns a schema and those that it combines. */
function partsOf(schema: Schema): Schema[] {
  const combined = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []);
  return [schema, ...combined.flatMap((one) => partsOf(deref(one) as Schema))];
}

function compile(schema: Schema): DropEmpty {
  const parts = partsOf(schema);
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const fields = parts
    .flatMap(({ properties }) => Object.entries(properties ?? {}))
    .map(([name, inner]) => [name, dropEmptyOf(inner)] as const);
  const items = parts.flatMap((part) => (part.items ? [dropEmptyOf(part.items)] : []));
  return (value) => {
    if (Array.isArray(value)) for (const drop of items) for (const item of value) drop(item);
    else if (value !== null && typeof value === 'object')
      dropFields(value as Record<string, unknown>, fields, required);
  };
}

function dropFields(
  value: Record<string, unknown>,
  fields: readonly (readonly [string, DropEmpty])[],
  required: ReadonlySet<string>,
): void {
  for (const [name, drop] of fields) {
    if (!Object.hasOwn(value, name)) continue;
    if (value[name] === '' && !required.has(name)) delete value[name];
    else drop(value[name]);
  }
}
