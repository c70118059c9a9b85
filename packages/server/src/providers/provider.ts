import type { Charges } from './charge.ts';
import type { ProviderExchange } from './exchange.ts';
import type { ProviderNotice, RawNotice } from './notice.ts';
import type { PaymentKeys, ProviderStatus } from './payment-status.ts';
import type { Refunds } from './refund.ts';
import type { ReadSettlementFile } from './settlement-file.ts';

/**
 * Interface of the payment providers' adapters, by capability. Only name, charges and status are required; what a provider
 * lacks is absent, so that callers say so before they ask. No method throws: an answer that cannot be used is `unknown`.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Longest number of ours that the provider takes, in digits; 26 by default. */
  readonly longestReference?: number;
  readonly charges: Charges;
  status(payment: PaymentKeys): Promise<{ status: ProviderStatus; exchange: ProviderExchange }>;
  /** Returns undefined when the signature is wrong or the notification is not this provider's. */
  readNotice?(notice: RawNotice): ProviderNotice | undefined;
  /** Reads the signed parameters with which the provider sends the customer's browser back; undefined as for `readNotice`. */
  readReturn?(notice: RawNotice): ProviderNotice | undefined;
  readonly refunds?: Refunds;
  readonly readSettlementFile?: ReadSettlementFile;
}
