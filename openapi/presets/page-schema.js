import { referenceTo } from './place.js';

const rows = new WeakMap();

/** Returns the reference to the schema of a page's row; undefined for other schemas. An expanded page is read again by its next operation. */
export const rowOf = (schema) => schema?.['x-page-of'] ?? rows.get(schema);

/**
 * Expands a schema with `x-page-of`, a reference to the schema of a row, to the page envelope. Its own properties are added; a
 * description beside the reference is that of the rows.
 */
export function expandPage(schema, location) {
  if (!schema['x-page-of']) return;
  const common = (name) => referenceTo(`schemas/common.yaml#/${name}`, location);
  const { 'x-page-of': row, required = [], properties } = schema;
  rows.set(schema, row);
  for (const name of ['x-page-of', 'required', 'properties']) delete schema[name];
  Object.assign(schema, {
    type: 'object',
    required: [...new Set(['data', 'current', 'pages', 'total', ...required])],
    properties: {
      data: {
        type: 'array',
        description: row.description ?? 'The rows.',
        maxItems: 500,
        items: { $ref: row.$ref },
      },
      current: common('PageNumber'),
      pages: common('PageCount'),
      total: common('RowCount'),
      ...properties,
    },
  });
}
