import { resolved, type Schema } from './document.ts';

const partsOf = (schema: Schema): Schema[] =>
  ['allOf', 'oneOf'].flatMap((key) => (schema[key] ?? []) as Schema[]).map((part) => resolved<Schema>(part));

const isOpen = ({ additionalProperties }: Schema): boolean =>
  additionalProperties !== undefined && additionalProperties !== false;

/** Returns the paths of the fields that the schema does not describe. Skips objects that allow additional properties. */
export function unknownFields(node: Schema, value: unknown, at = ''): string[] {
  const schema = resolved<Schema>(node);
  if (Array.isArray(value)) {
    const items = (schema.items ?? {}) as Schema;
    return value.flatMap((item, index) => unknownFields(items, item, `${at}/${index}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const parts = [schema, ...partsOf(schema)];
  if (parts.some(isOpen)) return [];
  const known: Record<string, Schema> = Object.assign({}, ...parts.map(({ properties }) => properties ?? {}));
  return Object.entries(value).flatMap(([name, inner]) => {
    const property = Object.hasOwn(known, name) ? known[name] : undefined;
    return property ? unknownFields(property, inner, `${at}/${name}`) : [`${at}/${name}`];
  });
}
