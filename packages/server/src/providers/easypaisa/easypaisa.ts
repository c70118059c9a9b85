import type { PaymentProvider } from '../provider.ts';
import { askStatus } from './ask-status.ts';
import { chargeAccount, chargeCard } from './charge.ts';
import { EASYPAISA, type EasypaisaConnection } from './connection.ts';
import { easypaisaSettlement } from './settlement-shape.ts';

/**
 * Creates the adapter of easypaisa: mobile accounts, cards, inquiry. easypaisa has no signed notices, and no refunds through
 * its API.
 *
 * Source: easypaisa's Easypay integration guide, REST v4, as public plug-ins use it (README.md beside this file). The call for
 * cards could not be verified.
 */
export const createEasypaisa = (easypaisa: EasypaisaConnection): PaymentProvider => ({
  name: EASYPAISA,
  charges: {
    push: (request) => chargeAccount(easypaisa, request),
    card: (request) => chargeCard(easypaisa, request),
  },
  status: (keys) => askStatus(easypaisa, keys),
  settlementFile: easypaisaSettlement,
});
