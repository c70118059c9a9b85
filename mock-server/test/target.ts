import type { PaymobReturn, ProviderNotice } from '@daftar/sdk';

/** An implementation of the contract that the suite tests. */
export interface Target {
  /** Base URL of all operations. */
  backofficeUrl: string;
  /** Base URL of the public operations. */
  checkoutUrl: string;
  owner: { userName: string; password: string };
  /** Returns the provider's number of a charge, which only a provider's page shows its customer. */
  chargeOf(merchantRefNumber: string): Promise<string>;
  /** Pays a reference as the customer would. */
  pay(referenceNumber: string): Promise<void>;
  /** Signs a notice as the provider would. */
  sign(notice: ProviderNotice): ProviderNotice;
  /** Pays an order with a wallet on Paymob's page, and returns the parameters with which Paymob sends the customer back. */
  paymobReturn(order: Pick<PaymobReturn, 'serviceId' | 'orderId'>, page: string): Promise<PaymobReturn>;
  close(): Promise<void>;
}
