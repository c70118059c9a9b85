import type { SettlementShape } from '@daftar/domain';
import type { Charges } from './charge.ts';
import type { ProviderExchange } from './exchange.ts';
import type { NoticeAnswer, ProviderNotice, RawNotice } from './notice.ts';
import type { PageForm, PageFormRequest } from './page-form.ts';
import type { PaymentKeys, ProviderStatus } from './payment-status.ts';
import type { Refunds } from './refund.ts';

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
  /** What the provider expects as the answer to a notice that was taken in; `{"status":"OK"}` unless said. */
  noticeAnswer?(): NoticeAnswer;
  /** Returns the form by which the customer's browser opens the provider's page, where an address alone does not. */
  pageForm?(request: PageFormRequest): PageForm;
  readonly refunds?: Refunds;
  /** How the provider's settlement files are written, beside the plain shape that every provider's file may have. */
  readonly settlementFile?: SettlementShape;
}
