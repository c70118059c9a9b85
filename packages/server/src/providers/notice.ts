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
  /** Our number of the attempt, when the signature covers it; else `charge` finds the attempt. */
  merchantRefNumber?: string | undefined;
  /** The provider's number of the charge; must be that of the attempt, when both are known. */
  charge?: string | undefined;
  /** Deduplication key of what the signature covers: changes of unsigned fields do not make another notification. */
  dedupeKey: string;
  status: ProviderStatus;
  /** Money was given back. Ask `status` how much: a notification never says it. */
  tellsOfRefund: boolean;
}

/** The answer to a notice: a plain text, or the fields of a JSON object beside its `status`. */
export type NoticeAnswer = { text: 'OK' } | { fields: Readonly<Record<string, string>> };
