export type Schema = Record<string, unknown>;

/** The parts of a contract that the comparison reads. */
export interface Document {
  info: { version: string };
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

/** Resolves a reference; returns any other node unchanged. */
export function follow(document: Document, node: unknown): Schema {
  const ref = (node as { $ref?: unknown } | undefined)?.$ref;
  if (typeof ref !== 'string') return (node ?? {}) as Schema;
  const [, , kind = '', name = ''] = ref.split('/');
  return follow(document, document.components?.[kind]?.[name]);
}

/** Merges a schema with its allOf parts into one object. Resolves references at this level only. */
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
