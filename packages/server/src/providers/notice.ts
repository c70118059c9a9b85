import type { ProviderStatus } from './payment-status.ts';

/** A message as a provider or a customer's browser sent it. */
export interface RawNotice {
  headers: Record<string, string | string[] | undefined>;
  /** The query as received, without its question mark. */
  query: string;
  /** The body's bytes as received: signatures are verified over them. */
  body: Uint8Array;
}

/** A provider's notification about a payment, with a verified signature. */
export interface ProviderNotice {
  /** Our reference number of the attempt, if the signature covers it. Otherwise `charge` identifies the attempt. */
  merchantRefNumber?: string | undefined;
  /** The provider's id of the charge. If the attempt has one too, they must be equal. */
  charge?: string | undefined;
  /** Deduplication key of the signed values: notices that differ only in unsigned fields have the same key. */
  dedupeKey: string;
  status: ProviderStatus;
  /**
   * True when the notice says that money was refunded. The refunded amount comes from the payment's status, never from the
   * notice.
   */
  tellsOfRefund: boolean;
}

/** The response to a notice: a plain text, or the fields of a JSON object besides its `status`. */
export type NoticeResponse = { text: 'OK' } | { fields: Readonly<Record<string, string>> };
