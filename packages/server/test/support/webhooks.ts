import { resolved, type Schema, schemaFaults } from '@daftar/openapi/checking';
import { expect } from 'vitest';
import type { Gateway } from '../../src/gateway.ts';

interface EventSchema extends Schema {
  properties: { type: { enum: string[] } };
}

const { oneOf: events } = resolved<{ oneOf: { $ref: string }[] }>({
  $ref: '#/components/schemas/WebhookEvent',
});

/** Returns the contract's schema of an event type; undefined if it has none. */
const eventSchema = (type: string): EventSchema | undefined =>
  events
    .map((event) => resolved<EventSchema>(event))
    .find(({ properties }) => properties.type.enum.includes(type));

/** Expects that webhooks were stored, and that each of them matches the contract's schema WebhookEvent. */
export async function expectDescribedWebhooks({ db }: Gateway): Promise<void> {
  const rows = await db.selectFrom('webhook_deliveries').select(['type', 'payload']).execute();
  expect(rows.length).toBeGreaterThan(0);
  const faults = rows.flatMap(({ type, payload }) => {
    const schema = eventSchema(type);
    const found = schema ? schemaFaults(schema, JSON.parse(payload)) : ['the contract has no such event'];
    return found.length > 0 ? [{ payload, found }] : [];
  });
  expect(faults).toEqual([]);
}
