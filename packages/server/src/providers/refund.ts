import type { Money } from '@daftar/domain';
import type { ProviderReply } from './call-provider.ts';
import type { CallResult } from './exchange.ts';
import type { PaymentKeys } from './payment-status.ts';

export interface RefundRequest {
  /** Our id of the refund. The provider must not refund twice for it. */
  refundNumber: string;
  payment: PaymentKeys;
  /** At most the payment's amount, in its currency. */
  amount: Money;
  /** Total of the payment's earlier refunds, in its currency. */
  refundedBefore: Money;
  /** Any text. The adapter converts it to characters that the provider accepts. */
  reason: string;
}

/** A refund that was requested, with the ids by which the provider finds it. */
export interface RefundKeys extends RefundRequest {
  /** The provider's id of the refund, if its response had one. */
  providerReference?: string | undefined;
}

export type RefundResult =
  /** `providerReference`: the provider's id of the refund, if it has one. */
  | { outcome: 'succeeded'; providerReference?: string | undefined }
  /** The provider accepted the request; `refundStatus` tells the outcome later. */
  | { outcome: 'pending'; providerReference?: string | undefined }
  /** The provider refused the refund; no money was refunded. */
  | { outcome: 'refused'; code: string; description: string }
  /** No usable response: the refund may exist. Call `refundStatus`, do not call `refund` again. */
  | { outcome: 'unknown'; reason: string }
  /** The request never left for the provider, so the refund does not exist. */
  | { outcome: 'unsent'; reason: string };

/** Returns the result of a refund request that got no usable response. */
export const withoutResponse = ({
  reason,
  isUnsent,
}: Extract<ProviderReply, { kind: 'unknown' }>): RefundResult => ({
  outcome: isUnsent ? 'unsent' : 'unknown',
  reason,
});

export type RefundStatus =
  | { state: 'succeeded'; providerReference?: string | undefined }
  /** The provider tells only how much of the payment it has refunded in total. */
  | { state: 'stated'; refunded: Money }
  | { state: 'failed'; reason: string }
  | { state: 'pending' }
  /** The provider does not know the refund: it may be requested again with the same id. */
  | { state: 'absent' }
  | { state: 'unknown'; reason: string };

/** A provider's refunds; undefined when its API has none. */
export interface Refunds {
  /** Tells whether the provider refunds payments of a method (`FawryRef`), according to its documentation. */
  gives(method: string): boolean;
  /** False when the provider refunds only whole payments. */
  readonly partial: boolean;
  refund(request: RefundRequest): Promise<CallResult<RefundResult>>;
  refundStatus(refund: RefundKeys): Promise<CallResult<RefundStatus>>;
}
