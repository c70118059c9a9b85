import { expect } from 'vitest';
import { newId } from '../../src/basics/ids.ts';
import type { TestGateway } from '../../src/testing/start-test-gateway.ts';
import { call, token } from './api.ts';
import { insertRefund } from './refunds.ts';
import { formOf, HEADERS, sheetOf } from './sheets.ts';
import { whenFree } from './when-free.ts';
import { unique } from './world.ts';

/** Inserts provider logs, webhook deliveries and refunds: test payments do not create them, because they use no network. */
export async function addLogsAndDeliveries({ gateway }: TestGateway, merchantId: string): Promise<void> {
  const { db } = gateway;
  for (const amount of ['1.00', '2.50']) await insertRefund(gateway, merchantId, { amount });
  await insertRefund(gateway, merchantId, { amount: null, status: 'open', origin: 'provider', reason: null });
  const service = await db
    .selectFrom('services')
    .select('id')
    .where('user_type_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const created_at = new Date();
  const request = JSON.stringify({ amount: 45, note: '=1+1', items: [{ name: 'كتاب' }] });
  for (const provider of ['Fawry', 'JazzCash'])
    await db
      .insertInto('checkout_logs')
      .values({
        ...{ id: newId('log'), user_type_id: merchantId, session_id: null, provider, request, created_at },
        response: '{"orderStatus":"PAID"}',
      })
      .execute();
  for (const [attempts, last_status] of [502, 204, null].entries())
    await db
      .insertInto('webhook_deliveries')
      .values({
        ...{ id: newId('whd'), user_type_id: merchantId, service_id: service.id, event_id: newId('evt') },
        ...{
          type: 'payment.succeeded',
          url: 'https://shop.example/hooks',
          payload: '{"type":"payment.succeeded"}',
        },
        ...{ attempts, last_status, last_error: last_status === 502 ? '=HTTP 502' : null, created_at },
        status: last_status === 204 ? 'delivered' : 'failed',
      })
      .execute();
}

/** Uploads and processes an approval file that matches no payout. */
export async function processUnmatchedFile(server: TestGateway, owner: string, name: string): Promise<void> {
  const headers = token(owner);
  const form = formOf(sheetOf([HEADERS, [unique('PO'), 'Approved', 1]]), name);
  const uploaded = await whenFree(() =>
    call(server.backofficeUrl, 'uploadApprovalFile', { body: form, headers }),
  );
  expect(uploaded.status, uploaded.text).toBe(200);
  const { fileName } = uploaded.body;
  const done = await call(server.backofficeUrl, 'processApprovalFile', { body: { fileName }, headers });
  expect(done.status, done.text).toBe(200);
}
