import { type Settled, toMajorNumber } from '@daftar/domain';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueueWebhook } from '../../webhooks/enqueue.ts';

interface NewSettlement {
  id: string;
  userTypeId: string;
  body: Pick<Body<'addSettlement'>, 'dateFrom' | 'dateTo'>;
  figures: Settled['figures'];
  now: Date;
}

/** Sends the merchant's endpoints the event of a new settlement. */
export async function enqueueSettlementWebhook(
  trx: Trx,
  { id, userTypeId, body: { dateFrom, dateTo }, figures, now }: NewSettlement,
): Promise<void> {
  const { netTransferAmount, netSettledAmount } = figures;
  await enqueueWebhook(trx, {
    userTypeId,
    serviceId: null,
    type: 'settlement.created',
    url: null,
    data: {
      settlementId: id,
      dateFrom,
      dateTo,
      localCurrency: netTransferAmount.currency,
      netTransferAmount: toMajorNumber(netTransferAmount),
      settledCurrency: netSettledAmount.currency,
      netSettledAmount: toMajorNumber(netSettledAmount),
    },
    now,
  });
}
