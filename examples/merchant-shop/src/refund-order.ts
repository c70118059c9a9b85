import { DaftarError, type Refund } from '@daftar/sdk';
import type { Order, RefundStatus } from './orders.ts';
import type { Shop } from './shop.ts';

const statuses: Record<string, RefundStatus> = { succeeded: 'succeeded', failed: 'failed' };
const statusOf = ({ status }: Refund): RefundStatus => statuses[status] ?? 'pending';

/**
 * Refunds a paid order with the shop's secret key. The idempotency key is the order's id, so a second press requests no second
 * refund. Returns the gateway's message if the gateway rejects the refund.
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

/** Reads the status of the pending refunds from the gateway, in case a webhook was missed. */
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
