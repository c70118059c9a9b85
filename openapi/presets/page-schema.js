import { referenceTo } from './place.js';

/** Expands a schema with `x-page-of`, a reference to the schema of a row, to the page envelope; its own properties are added. */
export function expandPage(schema, location) {
  if (!schema['x-page-of']) return;
  const common = (name) => referenceTo(`schemas/common.yaml#/${name}`, location);
  Object.assign(schema, {
    type: 'object',
    required: [...new Set(['data', 'current', 'pages', 'total', ...(schema.required ?? [])])],
    properties: {
      data: { type: 'array', description: 'The rows.', maxItems: 500, items: schema['x-page-of'] },
      current: common('PageNumber'),
      pages: common('PageCount'),
      total: common('RowCount'),
      ...schema.properties,
    },
  });
  delete schema['x-page-of'];
}
