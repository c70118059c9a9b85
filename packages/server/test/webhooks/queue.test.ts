import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { inTransaction } from '../../src/db/transaction.ts';
import { deliverWebhookJob } from '../../src/webhooks/deliver-job.ts';
import { enqueueWebhook } from '../../src/webhooks/enqueue.ts';
import { signWebhook } from '../../src/webhooks/sign-webhook.ts';
import { openDatabase } from '../support/open-database.ts';
import { runJobsOnce } from '../support/run-jobs-once.ts';

const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;

test('the job queue sends a failed webhook again over HTTP with the same id', async () => {
  const { db, pool, close } = await openDatabase();
  const got: { id: unknown; verified: boolean }[] = [];
  const shop = createServer(async (request, response) => {
    const body = await text(request);
    const {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    } = request.headers;
    got.push({ id, verified: signature === signWebhook(secret, String(id), Number(timestamp), body) });
    response.writeHead(got.length === 1 ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`;
  const now = () => new Date();
  const deps = { db, now, allowLocal: true, secretsOf: async () => [secret] };
  const taskList = {
    deliver_webhook: (payload: unknown) =>
      deliverWebhookJob(deps, (payload as { deliveryId: string }).deliveryId),
  };
  const eventId = await inTransaction(db, (trx) =>
    enqueueWebhook(trx, {
      userTypeId: 'mer_1',
      serviceId: 'svc_1',
      type: 'payment.late',
      url,
      data: { orderId: '1', serviceId: 's7h2kq9wd4xz8m3t', amount: 5, currency: 'EGP', status: 'SUCCESS' },
      now: now(),
    }),
  );
  const statusNow = () =>
    db
      .selectFrom('webhook_deliveries')
      .select(['status', 'attempts'])
      .where('event_id', '=', eventId)
      .executeTakeFirst();
  try {
    await runJobsOnce(pool, taskList);
    expect(await statusNow()).toEqual({ status: 'pending', attempts: 1 });
    await pool.query(`update graphile_worker._private_jobs set run_at = now()`);
    await runJobsOnce(pool, taskList);
    expect(await statusNow()).toEqual({ status: 'delivered', attempts: 2 });
    expect(got).toEqual([
      { id: eventId, verified: true },
      { id: eventId, verified: true },
    ]);
  } finally {
    shop.closeAllConnections();
    shop.close();
    await close();
  }
});
