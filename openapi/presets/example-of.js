import { rowOf } from './page-schema.js';

/** Composes an example of a schema from the examples of its properties; undefined where one is missing. */
export function exampleOf(node, context, from) {
  const { node: schema, location } = node.$ref ? context.resolve(node, from) : { node, location: undefined };
  const inside = location?.source.absoluteRef ?? from;
  if (node.example !== undefined) return node.example;
  if (schema?.example !== undefined) return schema.example;
  if (rowOf(schema)) {
    const row = exampleOf(rowOf(schema), context, inside);
    return { data: [row], current: 1, pages: 1, total: 1, ...fieldsOf(schema, context, inside) };
  }
  if (schema?.type === 'array') {
    const item = exampleOf(schema.items, context, inside);
    return item === undefined ? undefined : [item];
  }
  if (schema?.allOf && !schema.type)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, context, inside)));
  if (schema?.oneOf) return exampleOf(schema.oneOf[0], context, inside);
  if (schema?.type !== 'object') return undefined;
  return fieldsOf(schema, context, inside);
}

function fieldsOf(schema, context, from) {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    exampleOf(property, context, from),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Returns the composed example with the given fields, and without those that `$without` names. */
function changed(composed, { $without = [], ...fields }) {
  const all = Object.entries({ ...composed, ...fields });
  return Object.fromEntries(all.filter(([name]) => !$without.includes(name)));
}

/**
 * Returns the example of a body or answer: the one that it writes out (`example`), or the schema's composed one, with the fields
 * that differ (`with`), or, for a page or an array, with the fields that differ in each of its `rows`.
 */
export function statedExample({ example, with: changes, rows }, schema, context, from) {
  if (example !== undefined) return example;
  const composed = exampleOf(schema, context, from);
  if (!rows) return changes ? changed(composed, changes) : composed;
  const [row] = composed.data ?? composed;
  const data = rows.map((one) => changed(row, one));
  return Array.isArray(composed) ? data : { ...composed, data, total: data.length };
}
