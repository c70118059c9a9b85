import type { components } from '../contract.ts';

type Schemas = components['schemas'];

/** The data of a payment's event; amounts are in major units. */
export type PaymentEventData = Schemas['PaymentEventData'];
/** The data of a payment for which another amount than is due was received; both amounts are in major units. */
export type OtherAmountEventData = Schemas['OtherAmountEventData'];
/** The data of a correction: the new status and the reason. */
export type CorrectionEventData = Schemas['CorrectionEventData'];
/** The data of a refund that the provider reported: `refundedAmount` is the sum of all refunds of the payment. */
export type RefundEventData = Schemas['RefundEventData'];
/** The data of one requested refund that has ended; `amount` is that of this refund. */
export type RefundOutcomeData = Schemas['RefundOutcomeData'];
/** The data of a payout. */
export type PayoutEventData = Schemas['PayoutEventData'];
/** The data of a settlement. */
export type SettlementEventData = Schemas['SettlementEventData'];
/** The data of a subscription's event. */
export type SubscriptionEventData = Schemas['SubscriptionEventData'];
/** The data of a test event, which is empty. */
export type TestEventData = Schemas['EndpointTestEventData'];

/** Splits an event with several possible values of `type` into one event type for each value. */
type EachType<Event> = Event extends { type: infer Types; data: infer Data }
  ? Types extends string
    ? {
        /** The same for every delivery of one event: store it, and process the event only once. */
        id: string;
        type: Types;
        /** Time of the event, ISO 8601. */
        timestamp: string;
        data: Data;
      }
    : never
  : never;

/** Every event that is sent to a merchant; `type` determines `data`. */
export type WebhookEvent = EachType<Schemas['WebhookEvent']>;
