import type { components } from '@daftar/openapi/schema';
import type { WebhookEventType } from '../db/tables-keys.ts';

type SentEvent = components['schemas']['WebhookEvent'];

/** The data of events of this type, according to the contract. */
type DataOf<Type, Event = SentEvent> = Event extends { type: infer Types; data: infer Data }
  ? Type extends Types
    ? Data
    : never
  : never;

/** The data of each event type, according to the contract's `WebhookEvent`. */
export type EventData = { [Type in WebhookEventType]: DataOf<Type> };
