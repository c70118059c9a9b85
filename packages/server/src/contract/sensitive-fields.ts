import { type OperationId, operations } from '@daftar/openapi';
import { type ContractOperation, contract, deref } from './document.ts';

const found = new Map<OperationId, ReadonlySet<string>>();

/**
 * Returns the top-level fields of an operation's body that must not be stored, not even as a hash (`x-sensitive`): card
 * numbers, CVVs.
 */
export function sensitiveFields(id: OperationId): ReadonlySet<string> {
  const known = found.get(id);
  if (known) return known;
  const fields = new Set(
    Object.entries(propertiesOf(id))
      .filter(([, schema]) => isSensitive(schema))
      .map(([name]) => name),
  );
  found.set(id, fields);
  return fields;
}

function propertiesOf(id: OperationId): Record<string, object> {
  const { method, path } = operations[id];
  const operation = contract.paths[path]?.[method.toLowerCase()] as ContractOperation | undefined;
  const body = operation?.requestBody && deref(operation.requestBody);
  const schema = body?.content['application/json']?.schema;
  return (schema && (deref(schema) as { properties?: Record<string, object> }).properties) ?? {};
}

const isSensitive = (schema: object): boolean =>
  (schema as Record<string, unknown>)['x-sensitive'] === true ||
  (deref(schema) as Record<string, unknown>)['x-sensitive'] === true;
