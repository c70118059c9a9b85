import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { paidPayment } from '../support/payments.ts';
import { startReceiver } from '../support/receiver.ts';
import { newTenant, startWorld, unique, type World } from '../support/world.ts';

const HANGING = 12;

let world: World;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let asked = 0;
/** A merchant's server that accepts requests and never responds. */
const hanging = createServer(() => {
  asked += 1;
});

beforeAll(async () => {
  world = await startWorld();
  receiver = await startReceiver();
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  // Close this server first, because closing the world waits for webhooks that are being sent.
  hanging.closeAllConnections();
  hanging.close();
  await world.close();
  await receiver.close();
});

const orderOf = async (sessionId: string): Promise<string> => {
  const { db } = world.gateway;
  const row = await db
    .selectFrom('checkout_sessions')
    .select('order_id')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return row.order_id;
};

test("a merchant's hanging server delays only its own webhooks", async () => {
  const address = hanging.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const hangingTenant = await newTenant(world.gateway, unique('Hangs'), {
    notificationApi: `http://127.0.0.1:${port}/webhooks`,
  });
  const answeringTenant = await newTenant(world.gateway, unique('Answers'), {
    notificationApi: receiver.url,
  });
  for (let n = 0; n < HANGING; n += 1) await paidPayment(world, 5, hangingTenant);
  const order = await orderOf(await paidPayment(world, 5, answeringTenant));
  // With one queue for all accounts, this would wait for jobs of ten seconds each, longer than the helper does.
  await receiver.waitForWebhooks(order, 1);
  // The job of the hanging server may begin after the other one.
  await eventually(() => expect(asked).toBe(1));
});
