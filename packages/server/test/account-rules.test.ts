import { businessDay } from '@daftar/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchant } from '../src/areas/merchants/create.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { type Call, newPerson, signIn } from './support/sign-in.ts';

let server: TestGateway;
let owner: Call;
let id: string;
const today = businessDay(new Date(), 'Africa/Cairo');

beforeAll(async () => {
  server = await startTestGateway();
  owner = await signIn(server, server.owner.userName, server.owner.password);
  const { gateway } = server;
  const input = { name: 'Nile Books', country: 'Egypt', currency: 'EGP' };
  const merchant = await gateway.db
    .transaction()
    .execute((trx) => createMerchant(trx, gateway, { id: 'setup', name: 'Test' }, input));
  id = merchant.id;
});
afterAll(() => server.close());

test("an inactive merchant's key can be rotated", async () => {
  const status = (wanted: string) => owner('PUT', `/merchants/edit/status/${id}`, { status: wanted });
  expect((await status('Inactive')).status).toBe(200);
  const answer = await owner('POST', `/merchants/keys/${id}/rotate`, { kind: 'privateKey' });
  expect(answer.status).toBeLessThan(300);
  expect((await status('Active')).status).toBe(200);
});

test('merchant revenue is summed in the requested currency', async () => {
  await sql`
    insert into transactions (id, user_type_id, created_at, business_day, country, currency, service_id, service_name,
      operator, product_name, order_id, provider, amount, carrier_share, merchant_share, walee_share,
      carrier_share_value, merchant_share_value, walee_share_value, net_amount, status)
    values ('txn_usd', ${id}, now(), ${today}, 'Egypt', 'USD', 'srv_1', 'Books', 'Fawry', 'Book', 'A-1', 'Fawry',
      100, 0, 96, 4, 0, 96, 4, 96, 'Success')`.execute(server.gateway.db);
  const period = { dateFrom: today, dateTo: today, country: 'Egypt', merchantName: 'Nile Books' };
  const revenue = async (currency?: string) =>
    (await owner('POST', '/merchants/add/revenue', { ...period, ...(currency && { currency }) })).json();
  expect(await revenue()).toEqual([]);
  expect(await revenue('USD')).toMatchObject([{ totalAmount: 100, merchantShareValue: 96 }]);
});

test('rejects a lone surrogate in a name with 400 instead of failing in the database', async () => {
  const merchant = { name: 'Half \ud800', country: 'Egypt', currency: 'EGP' };
  expect((await owner('POST', '/merchants/add', merchant)).status).toBe(400);
});

test('a password change rejects eight wrong current passwords, and further attempts get 429', async () => {
  const call = await newPerson(server, 'left-open', id, []);
  const guess = (currentPassword: string) =>
    call('PUT', '/users/edit/status/change-password', {
      currentPassword,
      newPassword: 'a-new-password',
      confirmPassword: 'a-new-password',
    });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(`wrong-guess-${index}`)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(8);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

test('the owner can sign in with a changed password', async () => {
  const { userName, password } = server.owner;
  const next = {
    currentPassword: password,
    newPassword: 'kept-it-secret',
    confirmPassword: 'kept-it-secret',
  };
  expect((await owner('PUT', '/users/edit/status/change-password', next)).status).toBe(200);
  const again = await signIn(server, userName, 'kept-it-secret');
  expect((await again('GET', '/profiles/get')).status).toBe(200);
});
