import type { Money } from '@daftar/domain';
import type { Asked } from './exchange.ts';
import type { PaymentKeys } from './payment-status.ts';

export interface RefundRequest {
  /** Our number of the refund; the provider must not give back twice for it. */
  refundNumber: string;
  payment: PaymentKeys;
  /** At most the payment's amount, in its currency. */
  amount: Money;
  /** All that was given back before, in the payment's currency. */
  refundedBefore: Money;
  /** Any text: the adapter converts it to characters that the provider takes. */
  reason: string;
}

/** A refund that was asked for, by the numbers by which the provider finds it. */
export interface RefundKeys extends RefundRequest {
  /** The provider's number of the refund, when its answer had one. */
  providerReference?: string | undefined;
}

export type RefundAnswer =
  /** `providerReference`: the provider's number of the refund, when it has one. */
  | { outcome: 'succeeded'; providerReference?: string | undefined }
  /** The provider took the request; `refundStatus` tells later what became of it. */
  | { outcome: 'pending'; providerReference?: string | undefined }
  /** The provider gives nothing back for this request. */
  | { outcome: 'refused'; code: string; description: string }
  /** No usable answer: the refund may exist. Ask `refundStatus`, never `refund` again. */
  | { outcome: 'unknown'; reason: string };

export type RefundStatus =
  | { state: 'succeeded'; providerReference?: string | undefined }
  | { state: 'failed'; reason: string }
  | { state: 'pending' }
  /** The provider does not know the refund: it may be asked for again under the same number. */
  | { state: 'absent' }
  | { state: 'unknown'; reason: string };

/** The refunds of a provider; absent where the provider gives none by its API. */
export interface Refunds {
  /** Tells whether the provider refunds payments of a method (`FawryRef`), as far as its documents say. */
  gives(method: string): boolean;
  /** False when only the whole payment can be given back. */
  readonly partial: boolean;
  refund(request: RefundRequest): Promise<Asked<RefundAnswer>>;
  refundStatus(refund: RefundKeys): Promise<Asked<RefundStatus>>;
}
