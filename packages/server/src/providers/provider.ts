import type { SettlementShape } from '@daftar/domain';
import type { Charges } from './charge.ts';
import type { ProviderExchange } from './exchange.ts';
import type { NoticeResponse, ProviderNotice, RawNotice } from './notice.ts';
import type { PageForm, PageFormRequest } from './page-form.ts';
import type { PaymentKeys, ProviderStatus } from './payment-status.ts';
import type { Refunds } from './refund.ts';

/**
 * Interface of the payment providers' adapters, by capability. Only name, charges and status are required. A capability that
 * the provider lacks is undefined, so callers can check before they call. No call throws: an unusable response is `unknown`.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Longest reference number of ours that the provider accepts, in digits; 26 by default. */
  readonly longestReference?: number;
  readonly charges: Charges;
  /**
   * True when the customer can pay an order of ours more than once, as transactions with ids of their own. Then a paid status or
   * notice with another id than the stored one is a second payment.
   */
  readonly takesOrdersTwice?: true;
  status(payment: PaymentKeys): Promise<{ status: ProviderStatus; exchange: ProviderExchange }>;
  /** Returns undefined when the signature is wrong or the notification is not this provider's. */
  readNotice?(notice: RawNotice): ProviderNotice | undefined;
  /**
   * Reads the signed parameters with which the provider sends the customer's browser back. Returns undefined in the same cases
   * as `readNotice`.
   */
  readReturn?(notice: RawNotice): ProviderNotice | undefined;
  /** Returns the response that the provider expects to an accepted notice; `{"status":"OK"}` by default. */
  noticeResponse?(): NoticeResponse;
  /**
   * Returns the form with which the customer's browser opens the provider's page; only for providers that need a form instead
   * of a link.
   */
  pageForm?(request: PageFormRequest): PageForm;
  readonly refunds?: Refunds;
  /** The format of the provider's settlement files, besides the plain format that all providers' files may have. */
  readonly settlementFile?: SettlementShape;
}
