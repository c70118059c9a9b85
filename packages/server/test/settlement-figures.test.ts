import { businessDay } from '@daftar/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchant } from '../src/areas/merchants/create.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { type Call, signIn } from './support/sign-in.ts';

let server: TestGateway;
let call: Call;
const today = businessDay(new Date(), 'Africa/Cairo');

beforeAll(async () => {
  server = await startTestGateway();
  call = await signIn(server, server.owner.userName, server.owner.password);
  const { gateway } = server;
  const merchant = await gateway.db
    .transaction()
    .execute((trx) =>
      createMerchant(
        trx,
        gateway,
        { id: 'setup', name: 'Test' },
        { name: 'Nile Books', country: 'Egypt', currency: 'EGP' },
      ),
    );
  await sql`
    insert into transactions (id, user_type_id, created_at, business_day, country, currency, service_id, service_name,
      operator, product_name, order_id, provider, amount, carrier_share, merchant_share, walee_share,
      carrier_share_value, merchant_share_value, walee_share_value, net_amount, status)
    values ('txn_1', ${merchant.id}, now(), ${today}, 'Egypt', 'EGP', 'srv_1', 'Books', 'Fawry', 'Book', 'A-1', 'Fawry',
      1000, 0, 96, 4, 0, 960, 40, 960, 'Success')`.execute(gateway.db);
});

afterAll(() => server.close());

const form = {
  dateFrom: today,
  dateTo: today,
  country: 'Egypt',
  merchantName: 'Nile Books',
  totalRevenue: 1000,
  merchantShare: 960,
  merchantSharePercentage: 96,
  waleeShare: 40,
  waleeSharePercentage: 4,
  channel: 'Bank transfer',
  remittanceChargesPercentage: 2,
  exchangeRate: 48,
  localCurrency: 'EGP',
  settledCurrency: 'USD',
};

const refusal = async (changes: object) => {
  const answer = await call('POST', '/settlements/add', { ...form, ...changes });
  const { errors } = (await answer.json()) as {
    errors: { field?: string; code?: string; message: string }[];
  };
  return { status: answer.status, fields: errors.map(({ field }) => field), errors };
};

test.each([
  ['totalRevenue', 1000.123],
  ['merchantShare', 960.001],
  ['exchangeRate', 48.1234567],
  ['remittanceChargesPercentage', 2.00001],
])('rejects a settlement whose %s of %d has too many decimals and names the field', async (field, value) => {
  expect(await refusal({ [field]: value })).toMatchObject({ status: 400, fields: [field] });
});

test("rejects a settlement and a revenue request for another country than the merchant's", async () => {
  const refused = await refusal({ country: 'Qatar' });
  expect(refused).toMatchObject({ status: 400, fields: ['country'] });
  expect(refused.errors[0]?.message).toBe('Please select Country');
  const { dateFrom, dateTo, merchantName } = form;
  const period = { dateFrom, dateTo, merchantName };
  const revenue = (country: string) => call('POST', '/merchants/add/revenue', { ...period, country });
  expect((await revenue('Qatar')).status).toBe(400);
  expect(await (await revenue('Egypt')).json()).toMatchObject([{ totalAmount: 1000 }]);
});

test('a settlement with outdated figures is rejected, and the error names each figure with its new value', async () => {
  const refused = await refusal({ merchantShare: 999, waleeShare: 1, merchantSharePercentage: 99.9 });
  expect(refused).toMatchObject({
    status: 409,
    fields: ['merchantShare', 'waleeShare', 'merchantSharePercentage'],
  });
  expect(refused.errors.map(({ code }) => code)).toEqual([
    'stale-figures.merchantShare',
    'stale-figures.waleeShare',
    'stale-figures.merchantSharePercentage',
  ]);
  expect(refused.errors[0]?.message).toContain('960.00 EGP');
});

test('a settlement with the current figures is accepted', async () => {
  const answer = await call('POST', '/settlements/add', {
    ...form,
    difference: { reason: 'agreed' },
  });
  expect(answer.status).toBeLessThan(300);
  expect(await answer.json()).toMatchObject({ totalRevenue: 1000, merchantShare: 960, country: 'Egypt' });
});
