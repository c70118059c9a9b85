import type { PaymentProvider } from '../provider.ts';
import { askStatus } from './ask-status.ts';
import { cardForm, chargeOnPage } from './card-page.ts';
import { chargeWallet } from './charge-wallet.ts';
import { JAZZCASH, type JazzcashConnection } from './connection.ts';
import { noticeResponse, readNotice } from './read-notice.ts';
import { jazzcashRefunds } from './refunds.ts';
import { jazzcashSettlement } from './settlement-shape.ts';

/**
 * Creates the adapter of JazzCash: wallets whose owners confirm on the phone, cards on its page, inquiry, notices (IPN),
 * refunds.
 *
 * Sources: https://payments.jazzcash.com.pk/SandboxDocumentation/v4.2/ApiReferences.html (wallet, inquiry, refund),
 * https://payments.jazzcash.com.pk/SandboxDocumentation/Resources.html (codes), and its guides 'IPN implementation' and 'Status
 * inquiry' of 2026. README.md beside this file lists what could not be verified.
 */
export const createJazzcash = (jazzcash: JazzcashConnection): PaymentProvider => ({
  name: JAZZCASH,
  // pp_TxnRefNo has at most 20 characters.
  longestReference: 19,
  charges: { push: (request) => chargeWallet(jazzcash, request), cardPage: chargeOnPage },
  pageForm: (request) => cardForm(jazzcash, request),
  status: (keys) => askStatus(jazzcash, keys),
  readNotice: (notice) => readNotice(notice, jazzcash),
  readReturn: (notice) => readNotice(notice, jazzcash),
  noticeResponse: () => ({ fields: noticeResponse(jazzcash.salt) }),
  refunds: jazzcashRefunds(jazzcash),
  settlementFile: jazzcashSettlement,
});
