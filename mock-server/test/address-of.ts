import { type ContractOperation, resolved, type Schema } from '@daftar/openapi/checking';

/** An operation's path and query as its examples have them, or with ids that nobody knows. */
export function addressOf(operation: ContractOperation, unknown = false): string {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(parameter));
  const query = new URLSearchParams();
  let path = operation.path;
  for (const { name, in: where, example, required, schema } of parameters) {
    // One of a few words is no record: it stays, so that the id is what nobody knows.
    const isWord =
      schema !== undefined && 'enum' in resolved<Schema>(schema) && /\}.*\{/.test(operation.path);
    const value = unknown && !isWord ? 'unknown' : String(example);
    if (where === 'path') path = path.replace(`{${name}}`, value);
    if (where === 'query' && required) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
