import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import { emailReceipt } from './email-receipt.ts';
import { readReceipt } from './read-receipt.ts';

const reads: Reads = {
  getReceipt: ({ gateway, db, params }) => readReceipt(gateway, db, params.receiptId),
};

const writes: Writes = {
  emailReceipt: ({ gateway, db, params, body, now }) =>
    emailReceipt(db, gateway, params.receiptId, body, now),
};

/** Handles receipts: customers read them and have them sent by email. */
export const receiptHandlers: Handlers = { reads, writes };
