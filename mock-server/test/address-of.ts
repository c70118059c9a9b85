import { type ContractOperation, resolved } from '@daftar/openapi/checking';

/** An operation's path and query as its examples have them, or with ids that nobody knows. */
export function addressOf(operation: ContractOperation, unknown = false): string {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(parameter));
  const query = new URLSearchParams();
  let path = operation.path;
  for (const { name, in: where, example, required } of parameters) {
    const value = unknown ? 'unknown' : String(example);
    if (where === 'path') path = path.replace(`{${name}}`, value);
    if (where === 'query' && required) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
