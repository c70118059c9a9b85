import type { JsonSchema } from './json-schema.ts';

type Components = Record<string, JsonSchema>;

/** Resolves a schema's references, also in `allOf`. Keywords beside a reference override those of its target. */
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

/** Returns every field of a form by its dotted name, with the fields of nested objects and of list items. */
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
