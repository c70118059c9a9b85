import type { Money } from '@daftar/domain';
import type { ProviderStatus } from './payment-status.ts';

/** A message as a provider or a customer's browser sent it. */
export interface RawNotice {
  headers: Record<string, string | string[] | undefined>;
  /** The query as received, without its question mark. */
  query: string;
  /** The body's bytes as received: signatures are verified over them. */
  body: Uint8Array;
}

/** A refund or void at the provider, as its notice tells of it. */
export interface NoticedRefund {
  /** The provider's id of the refund. */
  reference: string;
  /** Our id of the refund, if the notice has one. */
  refundNumber?: string | undefined;
  /** Undefined when the notice does not tell it: then the whole payment was given back (a void). */
  amount?: Money | undefined;
  state: 'succeeded' | 'pending' | 'failed';
}

/** A provider's notification about a payment, with a verified signature. */
export interface ProviderNotice {
  /** Our reference number of the attempt, if the signature covers it. Otherwise `charge` or `payment` identifies the attempt. */
  merchantRefNumber?: string | undefined;
  /**
   * The provider's id of the charge. If the attempt has another one, the notice is about another transaction of the same order: it
   * counts only if that is paid or refunded.
   */
  charge?: string | undefined;
  /**
   * Other ids of a charge that the signed digits may contain, because the provider joins them with a number that we do not know. If
   * one of them is ours, too, the notice proves nothing.
   */
  otherCharges?: readonly string[] | undefined;
  /** The provider's id of the payment that the notice is about, or of the payment that was refunded. */
  payment?: string | undefined;
  /** True when `payment` is a capture of the money that an earlier transaction held: only its own status tells of it. */
  isCapture?: true | undefined;
  /** Deduplication key of the signed values: notices that differ only in unsigned fields have the same key. */
  dedupeKey: string;
  status: ProviderStatus;
  /**
   * True when the notice says that money was refunded. Without `refund`, the refunded amount comes from the payment's status, never
   * from the notice.
   */
  tellsOfRefund: boolean;
  /** True when a notice of a refund would be the same as that of the payment: only the payment's status tells of the refund. */
  mayTellOfRefund?: true | undefined;
  /** The refund, if the notice has its id: each id is booked once. */
  refund?: NoticedRefund | undefined;
  /** True when the provider sends another notice with the refund's id: this one tells only that something was refunded. */
  isSummary?: true | undefined;
  /** True when the cardholder's bank took the money back (chargeback). */
  isDispute?: true | undefined;
}

/** The response to a notice: a plain text, or the fields of a JSON object besides its `status`. */
export type NoticeResponse = { text: 'OK' } | { fields: Readonly<Record<string, string>> };
