import type { Gateway } from '@daftar/server';
import { createService, type Trx } from '@daftar/server/fill';
import { SETUP } from '@daftar/server/setup';

/**
 * Adds a service in PKR to an Egyptian merchant: loan accounts are in PKR, so without it the merchant could not request a
 * payout that its loan account pays.
 */
export async function addLoanService(trx: Trx, gateway: Gateway, merchantId: string): Promise<void> {
  await createService(trx, gateway, SETUP, {
    merchant: merchantId,
    country: 'Pakistan',
    currency: 'PKR',
    serviceName: 'Bookshop in Pakistan',
    serviceProvider: 'JazzCash',
    serviceType: 'Others',
    subscriptionFrequency: 'One time',
    carrierShare: 0,
    merchantShare: 96,
    waleeShare: 4,
    paymentMethods: ['Credit Card', 'MWallet'],
  });
}
