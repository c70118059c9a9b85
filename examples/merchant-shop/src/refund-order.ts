import { DaftarError, type Refund } from '@daftar/sdk';
import type { Order, RefundStatus } from './orders.ts';
import type { Shop } from './shop.ts';

const statuses: Record<string, RefundStatus> = { succeeded: 'succeeded', failed: 'failed' };
const statusOf = ({ status }: Refund): RefundStatus => statuses[status] ?? 'pending';

/**
 * Gives a paid order's money back with the shop's secret key. The key of the request is the order's id, so a second press asks for no second
 * refund. Returns what the gateway says when it refuses.
 */
export async function refundOrder({ daftar, orders }: Shop, order: Order): Promise<string> {
  if (order.status !== 'paid' || !order.transactionId) return 'Only a paid order can be refunded.';
  try {
    const refund = await daftar.refunds.create(
      { transactionId: order.transactionId, reason: `Order ${order.id} was returned` },
      { idempotencyKey: `refund-${order.id}-${order.refundId ?? 'first'}` },
    );
    orders.noteRefund(order.id, statusOf(refund), refund._id);
    return '';
  } catch (error) {
    if (!(error instanceof DaftarError)) throw error;
    return error.message;
  }
}

/** Asks the gateway how the pending refunds stand, in case a webhook was missed. */
export async function readRefunds({ daftar, orders }: Shop): Promise<void> {
  const pending = orders.all().filter(({ refund, refundId }) => refund === 'pending' && refundId);
  for (const { id, refundId = '' } of pending) {
    try {
      orders.noteRefund(id, statusOf(await daftar.refunds.retrieve(refundId)), refundId);
    } catch (error) {
      if (!(error instanceof DaftarError)) throw error;
      console.error(`Order ${id}: could not read the refund: ${error.message}`);
    }
  }
}
