export type Schema = Record<string, unknown>;

/** A contract as far as the comparison reads it. */
export interface Document {
  info: { version: string };
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

/** What a reference of the document leads to; anything else is itself. */
export function follow(document: Document, node: unknown): Schema {
  const ref = (node as { $ref?: unknown } | undefined)?.$ref;
  if (typeof ref !== 'string') return (node ?? {}) as Schema;
  const [, , kind = '', name = ''] = ref.split('/');
  return follow(document, document.components?.[kind]?.[name]);
}

/** A schema without its references and allOf on this level: one object with all of its fields. */
export function flat(document: Document, node: unknown): Schema {
  const { allOf, ...own } = follow(document, node);
  if (!Array.isArray(allOf)) return own;
  const parts = [own, ...allOf.map((part) => flat(document, part))];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => required ?? []),
  };
}
