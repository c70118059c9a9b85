import { asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { readPayment } from './read-payment.ts';

/** Handles the details of one payment, with everything that happened to it. */
export const paymentHandlers: Handlers = {
  reads: {
    getPayment: ({ gateway, db, caller, params }) => readPayment(gateway, db, asUser(caller), params.id),
  },
};
