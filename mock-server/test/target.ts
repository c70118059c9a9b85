import type { PaymobReturn, ProviderNotice } from '@daftar/sdk';

/** Something that claims to keep the contract. */
export interface Target {
  /** Everything is answered here. */
  backofficeUrl: string;
  /** The public operations are answered here. */
  checkoutUrl: string;
  owner: { userName: string; password: string };
  /** Pays a reference as its customer would. */
  pay(referenceNumber: string): Promise<void>;
  /** Signs a notice as the provider would. */
  sign(notice: ProviderNotice): ProviderNotice;
  /** What Paymob sends a customer who paid an order back with. */
  paymobReturn(order: Pick<PaymobReturn, 'serviceId' | 'orderId'>): PaymobReturn;
  close(): Promise<void>;
}
