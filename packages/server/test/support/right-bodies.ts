import type { OperationId } from '@daftar/openapi';
import { deref } from '../../src/contract/document.ts';
import { exampleBody, operationOf, parametersOf, replaceTexts } from './examples.ts';
import { settlementForm } from './payments.ts';
import { kindOf } from './record-kinds.ts';
import type { World } from './world.ts';

export interface BodySchema {
  required?: string[];
  additionalProperties?: boolean;
  properties: Record<string, { type?: string | string[]; example?: unknown }>;
}

/** Returns the schema of an operation's body, with its fields' references resolved. */
export function bodySchemaOf(id: OperationId): BodySchema | undefined {
  const schema = operationOf(id).requestBody?.content['application/json']?.schema;
  if (!schema) return undefined;
  const { properties, ...rest } = deref(schema) as unknown as BodySchema;
  const fields = Object.entries(properties).map(([name, one]) => [name, deref(one)] as const);
  return { ...rest, properties: Object.fromEntries(fields) };
}

export const queryNamesOf = (id: OperationId): string[] => parametersOf(id, 'query').map(({ name }) => name);

/** Returns a valid body: the contract's example with the world's merchant, carrier and service. */
export function rightBodies(id: OperationId, { nile, carrierId }: World): Record<string, unknown> {
  const records: Readonly<Record<string, string>> = {
    mer: nile.merchantId,
    car: carrierId,
    srv: nile.service.id,
    sid: nile.service.serviceId,
  };
  // The example names a merchant without payments to settle.
  const body = id === 'addSettlement' ? settlementForm(nile.name, 1) : exampleBody(id);
  return replaceTexts(body ?? {}, (text) => records[kindOf(text) ?? ''] ?? text) as Record<string, unknown>;
}
