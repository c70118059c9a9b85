import type { components } from '@daftar/openapi/schema';
import type { WebhookEventType } from '../db/tables-keys.ts';

type SentEvent = components['schemas']['WebhookEvent'];

/** The data that the contract gives an event of this type. */
type DataOf<Type, Event = SentEvent> = Event extends { type: infer Types; data: infer Data }
  ? Type extends Types
    ? Data
    : never
  : never;

/** Every event with its data, as the contract's `WebhookEvent` has it. */
export type EventData = { [Type in WebhookEventType]: DataOf<Type> };
