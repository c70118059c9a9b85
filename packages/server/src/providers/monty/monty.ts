import type { PaymentProvider } from '../provider.ts';
import { askStatus } from './ask-status.ts';
import { chargeOnPage } from './charge-on-page.ts';
import { MONTYPAY, type MontypayConnection } from './connection.ts';
import { readNotice } from './read-notice.ts';
import { montypayRefunds } from './refunds.ts';
import { montypaySettlement } from './settlement-shape.ts';

/** Creates the adapter of MontyPay: cards on its page, status, callbacks (MontyPay sends each only once), refunds. */
export const createMonty = (montypay: MontypayConnection): PaymentProvider => ({
  name: MONTYPAY,
  charges: { cardPage: (request) => chargeOnPage(montypay, request) },
  takesOrdersTwice: true,
  status: (keys) => askStatus(montypay, keys),
  readNotice: (notice) => readNotice(notice, montypay.password),
  noticeResponse: () => ({ text: 'OK' }),
  refunds: montypayRefunds(montypay),
  settlementFile: montypaySettlement,
});
