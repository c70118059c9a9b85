import type { JsonSchema } from './json-schema.ts';

type Components = Record<string, JsonSchema>;

/** Follows references, those in `allOf` too, and lays what stands beside them over what they lead to. */
export function merged(schema: JsonSchema, components: Components): JsonSchema {
  const { $ref, allOf = [], ...own } = schema;
  const links = [$ref, ...allOf.map((part) => part.$ref)].filter((link) => link !== undefined);
  const rest = allOf.filter((part) => part.$ref === undefined);
  const targets = links.map((link) => merged(componentOf(link, components), components));
  return Object.assign({}, ...targets, own, rest.length > 0 && { allOf: rest });
}

function componentOf(link: string, components: Components): JsonSchema {
  const target = components[link.split('/').at(-1) ?? ''];
  if (!target) throw new Error(`The contract has no ${link}`);
  return target;
}

/** Every field of a form by its name with dots, fields of nested objects and of lists' items among them. */
export function fieldsOf(schema: JsonSchema, components: Components, before = ''): [string, JsonSchema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = merged(property, components);
    const inner = merged(field.items ?? field, components);
    return [[before + name, field], ...fieldsOf(inner, components, `${before}${name}.`)] as [
      string,
      JsonSchema,
    ][];
  });
}
