import type { PaymentProvider } from '../provider.ts';
import { askStatus } from './ask-status.ts';
import { chargeOnPage } from './charge-on-page.ts';
import { PAYMOB, type PaymobConnection } from './connection.ts';
import { readNotice, readReturn } from './read-notice.ts';
import { paymobRefunds } from './refunds.ts';
import { paymobSettlement } from './settlement-shape.ts';

/** Creates the adapter of Paymob: cards and wallets on its unified checkout, inquiry, signed callbacks and returns, refunds. */
export const createPaymob = (paymob: PaymobConnection): PaymentProvider => ({
  name: PAYMOB,
  charges: {
    cardPage: (request) => chargeOnPage(paymob, request, paymob.cardIntegration),
    walletPage: (request) => chargeOnPage(paymob, request, paymob.walletIntegration),
  },
  takesOrdersTwice: true,
  status: (keys) => askStatus(paymob, keys),
  readNotice: (notice) => readNotice(notice, paymob),
  readReturn: (notice) => readReturn(notice, paymob),
  refunds: paymobRefunds(paymob),
  settlementFile: paymobSettlement,
});
