import type { PaymentProvider } from '../provider.ts';
import { askStatus } from './ask-status.ts';
import { chargeWallet } from './charge-wallet.ts';
import { JAZZCASH, type JazzcashConnection } from './connection.ts';
import { readNotice } from './read-notice.ts';
import { jazzcashRefunds } from './refunds.ts';

/** Creates the adapter of JazzCash: wallets whose owners confirm on the phone, inquiry, notices (IPN), refunds. */
export const createJazzcash = (jazzcash: JazzcashConnection): PaymentProvider => ({
  name: JAZZCASH,
  // pp_TxnRefNo has at most 20 characters.
  longestReference: 19,
  charges: { push: (request) => chargeWallet(jazzcash, request) },
  status: (keys) => askStatus(jazzcash, keys),
  readNotice: (notice) => readNotice(notice, jazzcash),
  refunds: jazzcashRefunds(jazzcash),
});
