import { businessDay } from '@daftar/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCarrier } from '../src/areas/carriers/create.ts';
import { createMerchant } from '../src/areas/merchants/create.ts';
import { createService } from '../src/areas/services/create.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { type Call, newPerson, signIn } from './support/sign-in.ts';

let server: TestGateway;
let owner: Call;
let carrierUser: Call;
let merchantUser: Call;
let merchantId: string;
let serviceId: string;
const today = businessDay(new Date(), 'Africa/Cairo');
const SETUP = { id: 'setup', name: 'Test' };
const HIDDEN = [
  'merchantShare',
  'waleeShare',
  'customFields',
  'notificationApi',
  'tokenApi',
  'clickIdApi',
] as const;

beforeAll(async () => {
  server = await startTestGateway();
  const { gateway } = server;
  const egypt = { country: 'Egypt', currency: 'EGP' };
  const carrierId = await inTransaction(gateway.db, async (trx) => {
    const merchant = await createMerchant(trx, gateway, SETUP, { name: 'Nile Books', ...egypt });
    const carrier = await createCarrier(trx, gateway, SETUP, { name: 'Fawry', type: 'Carrier', ...egypt });
    const service = await createService(trx, gateway, SETUP, {
      merchant: merchant.id,
      ...egypt,
      serviceName: 'Nile Books Store',
      serviceProvider: 'Fawry',
      serviceType: 'Others',
      carrierShare: 1,
      merchantShare: 95,
      waleeShare: 4,
      notificationApi: 'https://nile.example/notify',
      tokenApi: 'https://nile.example/token',
      clickIdApi: 'https://nile.example/click',
      customFields: [{ name: 'costCentre', value: 'CAI-17' }],
    });
    merchantId = merchant.id;
    serviceId = service.id;
    return carrier.id;
  });
  await sql`
    insert into transactions (id, user_type_id, created_at, business_day, country, currency, service_id, service_name,
      carrier_id, operator, product_name, order_id, provider, amount, carrier_share, merchant_share, walee_share,
      carrier_share_value, merchant_share_value, walee_share_value, net_amount, status, settlement_id)
    values ('txn_1', ${merchantId}, now(), ${today}, 'Egypt', 'EGP', ${serviceId}, 'Books', ${carrierId}, 'Fawry', 'Book',
      'A-1', 'Fawry', 1000, 1, 95, 4, 10, 950, 40, 950, 'Success', 'set_1')`.execute(gateway.db);
  const flags = ['Services.viewAll', 'Reports.viewAll', 'Profile.viewProfile'];
  owner = await signIn(server, server.owner.userName, server.owner.password);
  // newPerson gives everyone the user type Admin; only the account decides what they see.
  carrierUser = await newPerson(server, 'carrier', carrierId, flags);
  merchantUser = await newPerson(server, 'merchant', merchantId, flags);
});

afterAll(() => server.close());

test('a carrier sees its services without the fields that concern only merchant and provider', async () => {
  const one = await (await carrierUser('GET', `/services/get/${serviceId}`)).json();
  const { data } = (await (await carrierUser('GET', '/services/get')).json()) as { data: object[] };
  expect(data).toHaveLength(1);
  for (const service of [one, data[0]]) {
    expect(service).toMatchObject({ serviceName: 'Nile Books Store', carrierShare: 1 });
    for (const field of HIDDEN) expect(service).not.toHaveProperty(field);
  }
});

test('the merchant and the platform owner see all fields of a service', async () => {
  for (const call of [merchantUser, owner]) {
    const service = await (await call('GET', `/services/get/${serviceId}`)).json();
    for (const field of HIDDEN) expect(service).toHaveProperty(field);
  }
});

test("a carrier's transaction report shows only the carrier's share and no settlement", async () => {
  const body = { dateFrom: today, dateTo: today, country: 'Egypt', currency: 'EGP' };
  const rows = async (call: Call) => {
    const answer = await call('POST', '/reports/transaction-report', body);
    return ((await answer.json()) as { data: object[] }).data;
  };
  const [seen] = await rows(carrierUser);
  expect(seen).toMatchObject({ amount: 1000, carrierShareValue: 10 });
  for (const field of ['merchantShareValue', 'waleeShareValue', 'netAmount', 'settlementId'])
    expect(seen).not.toHaveProperty(field);
  expect(await rows(merchantUser)).toMatchObject([{ merchantShareValue: 950, settlementId: 'set_1' }]);
});

test("the profiles of a renamed merchant's users show the new name", async () => {
  const record = (await (await owner('GET', `/merchants/get/${merchantId}`)).json()) as object;
  const { history, ...merchant } = record as { history: unknown };
  const answer = await owner('PUT', `/merchants/edit/${merchantId}`, { ...merchant, name: 'Nile Press' });
  expect(answer.status).toBe(200);
  const profile = await (await merchantUser('GET', '/profiles/get')).json();
  expect(profile).toMatchObject({ userTypeName: 'Nile Press' });
});
