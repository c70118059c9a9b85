import { fawryNotificationMessage } from '@daftar/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFawry } from '../../src/providers/fawry/fawry.ts';
import { fawrySignature } from '../../src/providers/fawry/fawry-signature.ts';
import { sandboxCredentials } from '../../src/providers/registry.ts';
import { expectSoundBooks } from '../support/books.ts';
import { singleByteChanges } from '../support/byte-changes.ts';
import { newSession, readSession, takeReference, transactionsOf } from '../support/payments.ts';
import { startReceiver } from '../support/receiver.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
let shop: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  shop = await startReceiver();
  world = await startWorld({ service: { notificationApi: shop.url } });
});
afterAll(async () => {
  await world.close();
  await shop.close();
});

interface Reported {
  fawryRefNumber: string;
  merchantRefNumber: string;
  orderStatus: string;
  amount?: string;
}

/** Returns a notification V2 that has only the fields that its signature covers. */
function notice({ amount = '450.50', ...reported }: Reported): Record<string, string> {
  const signed = {
    ...reported,
    ...{ paymentAmount: amount, orderAmount: amount },
    ...{ paymentMethod: 'PAYATFAWRY', paymentRefrenceNumber: '129871204' },
  };
  const messageSignature = fawrySignature(
    fawryNotificationMessage(signed, sandboxCredentials.fawry.secureKey),
  );
  return { ...signed, messageSignature };
}

const send = async (body: object): Promise<number> =>
  (await world.asCustomer('receiveProviderCallback', { params: { provider: 'fawry' }, body })).status;

test('each of 5,000 single-byte changes of a signed callback is rejected', () => {
  const fawry = createFawry({ baseUrl: 'https://fawry.example', ...sandboxCredentials.fawry });
  const genuine = notice({
    fawryRefNumber: '963455678',
    merchantRefNumber: '9'.repeat(26),
    orderStatus: 'PAID',
  });
  const bytes = Buffer.from(JSON.stringify(genuine));
  const read = (body: Uint8Array) => fawry.readNotice?.({ headers: {}, query: '', body });
  expect(read(bytes)?.status.state).toBe('paid');
  const believed = [...singleByteChanges(bytes, 5000)].filter((changed) => read(changed) !== undefined);
  expect(believed.map(String)).toEqual([]);
});

/** Shuffles the callbacks with a fixed seed. */
function shuffled<T>(items: T[]): T[] {
  let seed = 7;
  return items
    .map((item) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return { item, rank: seed };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

test('callbacks that each come 50 times, in any order, have one effect', async () => {
  const session = await newSession(world);
  const { referenceNumber: fawryRefNumber, merchantRefNumber } = await takeReference(world, session);
  const numbers = { fawryRefNumber, merchantRefNumber };
  const kinds = ['PAID', 'UNPAID', 'EXPIRED', 'CANCELED'].map((orderStatus) =>
    notice({ ...numbers, orderStatus }),
  );
  const all = shuffled(kinds.flatMap((body) => Array.from({ length: 50 }, () => body)));
  const answers: number[] = [];
  for (let from = 0; from < all.length; from += 20)
    answers.push(...(await Promise.all(all.slice(from, from + 20).map(send))));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' });
  expect(await transactionsOf(world, session.sessionId)).toMatchObject([{ status: 'Success' }]);
  // A webhook is stored in the same commit as the change that it reports. So all webhooks are stored when the callbacks have
  // got their responses.
  const told = await world.gateway.pool.query(
    `select type from webhook_deliveries where payload::jsonb #>> '{data,orderId}' = $1
      and type in ('payment.succeeded', 'payment.late')`,
    [session.orderId],
  );
  expect(told.rows).toHaveLength(1);
  const { rows } = await world.gateway.pool.query(
    'select count(*)::int as n from provider_notices where dedupe_key like $1',
    [`${fawryRefNumber}:%`],
  );
  expect(rows[0]?.n).toBe(4);
});

test('a signed callback with another amount, or of another payment, makes no payment paid', async () => {
  const session = await newSession(world);
  const { referenceNumber: fawryRefNumber, merchantRefNumber } = await takeReference(world, session);
  const numbers = { fawryRefNumber, merchantRefNumber, orderStatus: 'PAID' };
  expect(await send(notice({ ...numbers, amount: '1.00' }))).toBe(200);
  expect(await send(notice({ ...numbers, merchantRefNumber: '1' }))).toBe(401);
  expect(await send(notice({ ...numbers, merchantRefNumber: '1'.repeat(26) }))).toBe(404);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
});

test('only callbacks and return pages accept a form-encoded body', async () => {
  const post = (path: string) =>
    fetch(`${world.checkoutUrl}${path}`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
  expect((await post('/callbacks/fawry')).status).toBe(401);
  expect((await post('/mena/referance-number')).status).toBe(415);
});

test('the books are sound after the callbacks', () => expectSoundBooks(world.gateway));
