import type { PaymentProvider } from '../provider.ts';
import { askStatus } from './ask-status.ts';
import { chargeOnPage } from './charge-on-page.ts';
import { PAYTABS, type PaytabsConnection } from './connection.ts';
import { readNotice, readReturn } from './read-notice.ts';
import { paytabsRefunds } from './refunds.ts';
import { paytabsSettlement } from './settlement-shape.ts';

/** Creates the adapter of PayTabs: cards on its hosted page, query, signed callbacks and returns, refunds. */
export const createPaytab = (paytabs: PaytabsConnection): PaymentProvider => ({
  name: PAYTABS,
  charges: { cardPage: (request) => chargeOnPage(paytabs, request) },
  takesOrdersTwice: true,
  status: (keys) => askStatus(paytabs, keys),
  readNotice: (notice) => readNotice(notice, paytabs.serverKey),
  readReturn: (notice) => readReturn(notice, paytabs.serverKey),
  refunds: paytabsRefunds(paytabs),
  settlementFile: paytabsSettlement,
});
