/** Composes an example of a schema from the examples of its properties; undefined where one is missing. */
export function exampleOf(node, context, from) {
  const { node: schema, location } = node.$ref ? context.resolve(node, from) : { node, location: undefined };
  const inside = location?.source.absoluteRef ?? from;
  if (node.example !== undefined) return node.example;
  if (schema?.example !== undefined) return schema.example;
  if (schema?.['x-page-of']) {
    const row = exampleOf(schema['x-page-of'], context, inside);
    return { data: [row], current: 1, pages: 1, total: 1, ...fieldsOf(schema, context, inside) };
  }
  if (schema?.type === 'array') {
    const item = exampleOf(schema.items, context, inside);
    return item === undefined ? undefined : [item];
  }
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
