import { addDays } from '@daftar/domain';
import type { OperationId } from '@daftar/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/basics/ids.ts';
import { call, token } from './support/api.ts';
import { startExport } from './support/exports.ts';
import { paidPayment, settlementForm, today } from './support/payments.ts';
import { newRole } from './support/people.ts';
import {
  newCarrier,
  newService,
  newTenant,
  signedInUser,
  startWorld,
  type Tenant,
  unique,
  type World,
} from './support/world.ts';

let world: World;
let shop: Tenant;

beforeAll(async () => {
  world = await startWorld();
  shop = await newTenant(world.gateway, unique('Filtered'));
});
afterAll(() => world.close());

const asked = (query: Record<string, string>) => `?${new URLSearchParams(query)}`;

test('settlements are found by any day that their period shares, each end by itself', async () => {
  await paidPayment(world, 100, shop);
  const made = await world.asOwner('addSettlement', { body: settlementForm(shop.name, 100) });
  expect(made.status, made.text).toBe(200);
  const { dateFrom, dateTo, _id } = made.body;
  const found = async (query: Record<string, string>) => {
    const answer = await world.asOwner('listSettlements', { query: asked({ q: shop.name, ...query }) });
    return answer.body.data.map((one: { _id: string }) => one._id);
  };
  expect(await found({ dateFrom: dateTo })).toEqual([_id]);
  expect(await found({ dateFrom: addDays(dateTo, 1) })).toEqual([]);
  expect(await found({ dateTo: dateFrom })).toEqual([_id]);
  expect(await found({ dateTo: addDays(dateFrom, -1) })).toEqual([]);
  expect(await found({ dateFrom: today(), dateTo: today() })).toEqual([_id]);
});

test('a day that no calendar has is refused, not run into', async () => {
  for (const day of ['0000-01-01', '2026-02-30', '2026-13-01', '10000-01-01', '9999-12-31']) {
    const { status } = await world.asOwner('listSettlements', { query: asked({ dateFrom: day }) });
    expect(status, day).toBe(400);
  }
});

const typesOf = (data: { serviceType?: string; userType?: string }[]) =>
  new Set(data.map(({ serviceType, userType }) => serviceType ?? userType));

test('services are found by their type', async () => {
  await newService(world.gateway, shop.merchantId, { serviceType: 'Loan' });
  const found = async (serviceType: string) => {
    const { body } = await world.asOwner('listServices', { query: asked({ q: shop.name, serviceType }) });
    return typesOf(body.data);
  };
  expect(await found('Loan')).toEqual(new Set(['Loan']));
  expect(await found('Others')).toEqual(new Set(['Others']));
});

test('users are found by their type', async () => {
  const role = await world.asOwner('addRole', {
    body: { name: unique('Till'), permissions: {}, userTypeId: shop.merchantId },
  });
  const user = {
    name: 'Nora Adel',
    userName: unique('nora').toLowerCase().replaceAll(' ', ''),
    email: 'n@x.example',
  };
  const of = { userType: 'Merchant', userTypeId: shop.merchantId, roleId: role.body._id };
  const made = await world.asOwner('addUser', { body: { ...user, ...of, password: 'battery9' } });
  expect(made.status, made.text).toBe(200);
  const found = async (userType: string) =>
    typesOf((await world.asOwner('listUsers', { query: asked({ userType }) })).body.data);
  expect(await found('Merchant')).toEqual(new Set(['Merchant']));
  expect(await found('Admin')).toEqual(new Set(['Admin']));
});

test('roles are found by their account, and no other', async () => {
  await newRole(world, shop.merchantId);
  for (const account of [shop.merchantId, world.gateway.settings.providerName]) {
    const { body } = await world.asOwner('listRoles', { query: asked({ userTypeId: account }) });
    const accounts = body.data.map(({ userTypeId }: { userTypeId: string }) => userTypeId);
    expect(new Set(accounts)).toEqual(new Set([account]));
  }
});

test("an account outside the caller's scope is as unknown as one that is not", async () => {
  const clerk = await signedInUser(world, 'roles-clerk', shop.merchantId);
  const [own, foreign] = [shop.merchantId, world.delta.merchantId];
  const statuses = async (who: string, userTypeId: string) => {
    const { status } = await call(world.backofficeUrl, 'listRoles', {
      query: asked({ userTypeId }),
      headers: token(who),
    });
    const body = { list: 'roles', format: 'csv', filters: { userTypeId } };
    return [status, (await startExport(world.backofficeUrl, who, body)).status];
  };
  expect(await statuses(clerk, own)).toEqual([200, 200]);
  expect(await statuses(clerk, foreign)).toEqual([404, 404]);
  expect(await statuses(clerk, world.gateway.settings.providerName)).toEqual([404, 404]);
  expect(await statuses(world.ownerToken, 'mer_none')).toEqual([404, 404]);
});

const EXPORTS: Partial<Record<OperationId, string>> = {
  listServices: 'services',
  listWebhookDeliveries: 'webhookDeliveries',
  listSettlements: 'settlements',
};

describe('by their merchant, whose id decides', () => {
  /** A merchant whose name holds the other's, and who has as much of everything. */
  let like: Tenant;
  let clerk: string;
  beforeAll(async () => {
    like = await newTenant(world.gateway, `${shop.name} Two`);
    clerk = await signedInUser(world, 'filtered-clerk', shop.merchantId);
    for (const { merchantId, service } of [shop, like])
      await world.gateway.db
        .insertInto('webhook_deliveries')
        .values({
          ...{ id: newId('whd'), user_type_id: merchantId, service_id: service.id, event_id: newId('evt') },
          ...{ type: 'payment.succeeded', url: 'https://shop.example', payload: '{}', status: 'failed' },
          ...{ attempts: 1, last_status: 502, last_error: null, created_at: new Date() },
        })
        .execute();
    await paidPayment(world, 100, like);
    const made = await world.asOwner('addSettlement', { body: settlementForm(like.name, 100) });
    expect(made.status, made.text).toBe(200);
  });

  const lists = ['listServices', 'listOwnServices', 'listWebhookDeliveries', 'listSettlements'] as const;
  const merchantOf = (
    row: Record<string, unknown> & { merchant?: { name: string }; merchantName?: string },
  ) => row.merchant?.name ?? row.merchantName;

  test.each(lists)('%s', async (list) => {
    for (const { merchantId, name } of [shop, like]) {
      const { body } = await world.asOwner(list, { query: asked({ userTypeId: merchantId }) });
      expect(new Set(body.data.map(merchantOf)), list).toEqual(new Set([name]));
    }
    expect((await world.asOwner(list, { query: asked({ userTypeId: 'mer_none' }) })).status).toBe(404);
  });

  test.each(lists)('%s knows no other merchant for a merchant, and neither does its export', async (list) => {
    const found = (userTypeId: string) =>
      call(world.backofficeUrl, list, { query: asked({ userTypeId }), headers: token(clerk) });
    expect((await found(like.merchantId)).status).toBe(404);
    expect((await found(shop.merchantId)).body.data.length).toBeGreaterThan(0);
    const exported = EXPORTS[list];
    if (exported === undefined) return;
    const started = async (userTypeId: string) => {
      const body = { list: exported, format: 'csv', filters: { userTypeId } };
      return (await startExport(world.backofficeUrl, clerk, body)).status;
    };
    expect([await started(like.merchantId), await started(shop.merchantId)]).toEqual([404, 200]);
  });

  test('a carrier narrows the services that it carries by their merchant, and knows no other', async () => {
    const carrier = await newCarrier(world.gateway);
    await world.gateway.db
      .updateTable('services')
      .set({ carrier_id: carrier.id })
      .where('id', '=', like.service.id)
      .execute();
    const who = await signedInUser(world, 'filtered-carrier', carrier.id);
    const found = (userTypeId: string) =>
      call(world.backofficeUrl, 'listServices', { query: asked({ userTypeId }), headers: token(who) });
    expect((await found(like.merchantId)).body.data.map(({ _id }) => _id)).toEqual([like.service.id]);
    expect((await found(shop.merchantId)).status).toBe(404);
  });
});
