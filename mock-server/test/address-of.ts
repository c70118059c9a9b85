import { type ContractOperation, resolved, type Schema } from '@daftar/openapi/checking';

/** Returns an operation's path and query from its examples, or with ids that do not exist. */
export function addressOf(operation: ContractOperation, unknown = false): string {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(parameter));
  const query = new URLSearchParams();
  let path = operation.path;
  for (const { name, in: where, example, required, schema } of parameters) {
    // Keep a parameter with a fixed list of values, such as a kind of record: only the id is replaced.
    const isWord =
      schema !== undefined && 'enum' in resolved<Schema>(schema) && /\}.*\{/.test(operation.path);
    // If the path has the record's id, the query needs no unknown id.
    const isQueryOfRecord = where === 'query' && operation.path.includes('{');
    const value = unknown && !isWord && !isQueryOfRecord ? 'unknown' : String(example);
    if (where === 'path') path = path.replace(`{${name}}`, value);
    if (where === 'query' && required) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
