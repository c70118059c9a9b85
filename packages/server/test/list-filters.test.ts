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

const queryOf = (query: Record<string, string>) => `?${new URLSearchParams(query)}`;

test('settlements are filtered by overlapping period, with either end optional', async () => {
  await paidPayment(world, 100, shop);
  const made = await world.asOwner('addSettlement', { body: settlementForm(shop.name, 100) });
  expect(made.status, made.text).toBe(200);
  const { dateFrom, dateTo, _id } = made.body;
  const found = async (query: Record<string, string>) => {
    const answer = await world.asOwner('listSettlements', { query: queryOf({ q: shop.name, ...query }) });
    return answer.body.data.map((one: { _id: string }) => one._id);
  };
  expect(await found({ dateFrom: dateTo })).toEqual([_id]);
  expect(await found({ dateFrom: addDays(dateTo, 1) })).toEqual([]);
  expect(await found({ dateTo: dateFrom })).toEqual([_id]);
  expect(await found({ dateTo: addDays(dateFrom, -1) })).toEqual([]);
  expect(await found({ dateFrom: today(), dateTo: today() })).toEqual([_id]);
});

test('rejects a filter date that is invalid or out of range', async () => {
  for (const day of ['0000-01-01', '2026-02-30', '2026-13-01', '10000-01-01', '9999-12-31']) {
    const { status } = await world.asOwner('listSettlements', { query: queryOf({ dateFrom: day }) });
    expect(status, day).toBe(400);
  }
});

const typesOf = (data: { serviceType?: string; userType?: string }[]) =>
  new Set(data.map(({ serviceType, userType }) => serviceType ?? userType));

test('services are filtered by type', async () => {
  await newService(world.gateway, shop.merchantId, { serviceType: 'Loan' });
  const found = async (serviceType: string) => {
    const { body } = await world.asOwner('listServices', { query: queryOf({ q: shop.name, serviceType }) });
    return typesOf(body.data);
  };
  expect(await found('Loan')).toEqual(new Set(['Loan']));
  expect(await found('Others')).toEqual(new Set(['Others']));
});

test('users are filtered by type', async () => {
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
    typesOf((await world.asOwner('listUsers', { query: queryOf({ userType }) })).body.data);
  expect(await found('Merchant')).toEqual(new Set(['Merchant']));
  expect(await found('Admin')).toEqual(new Set(['Admin']));
});

test('roles are filtered by account', async () => {
  await newRole(world, shop.merchantId);
  for (const account of [shop.merchantId, world.gateway.owner.name]) {
    const { body } = await world.asOwner('listRoles', { query: queryOf({ userTypeId: account }) });
    const accounts = body.data.map(({ userTypeId }: { userTypeId: string }) => userTypeId);
    expect(new Set(accounts)).toEqual(new Set([account]));
  }
});

test("filtering roles by an account outside the caller's scope returns 404, like a missing one", async () => {
  const clerk = await signedInUser(world, 'roles-clerk', shop.merchantId);
  const [own, foreign] = [shop.merchantId, world.delta.merchantId];
  const statuses = async (userToken: string, userTypeId: string) => {
    const { status } = await call(world.backofficeUrl, 'listRoles', {
      query: queryOf({ userTypeId }),
      headers: token(userToken),
    });
    const body = { list: 'roles', format: 'csv', filters: { userTypeId } };
    return [status, (await startExport(world.backofficeUrl, userToken, body)).status];
  };
  expect(await statuses(clerk, own)).toEqual([200, 200]);
  expect(await statuses(clerk, foreign)).toEqual([404, 404]);
  expect(await statuses(clerk, world.gateway.owner.name)).toEqual([404, 404]);
  expect(await statuses(world.ownerToken, 'mer_none')).toEqual([404, 404]);
});

const EXPORTS: Partial<Record<OperationId, string>> = {
  listServices: 'services',
  listWebhookDeliveries: 'webhookDeliveries',
  listSettlements: 'settlements',
};

describe('filters by merchant id', () => {
  /** A merchant whose name contains the shop's name, with records of the same kinds. */
  let similar: Tenant;
  let clerk: string;
  beforeAll(async () => {
    similar = await newTenant(world.gateway, `${shop.name} Two`);
    clerk = await signedInUser(world, 'filtered-clerk', shop.merchantId);
    for (const { merchantId, service } of [shop, similar])
      await world.gateway.db
        .insertInto('webhook_deliveries')
        .values({
          ...{ id: newId('whd'), user_type_id: merchantId, service_id: service.id, event_id: newId('evt') },
          ...{ type: 'payment.succeeded', url: 'https://shop.example', payload: '{}', status: 'failed' },
          ...{ attempts: 1, last_status: 502, last_error: null, created_at: new Date() },
        })
        .execute();
    await paidPayment(world, 100, similar);
    const made = await world.asOwner('addSettlement', { body: settlementForm(similar.name, 100) });
    expect(made.status, made.text).toBe(200);
  });

  const lists = ['listServices', 'listOwnServices', 'listWebhookDeliveries', 'listSettlements'] as const;
  const merchantOf = (
    row: Record<string, unknown> & { merchant?: { name: string }; merchantName?: string },
  ) => row.merchant?.name ?? row.merchantName;

  test.each(lists)('%s returns only rows of the merchant with that id', async (list) => {
    for (const { merchantId, name } of [shop, similar]) {
      const { body } = await world.asOwner(list, { query: queryOf({ userTypeId: merchantId }) });
      expect(new Set(body.data.map(merchantOf)), list).toEqual(new Set([name]));
    }
    expect((await world.asOwner(list, { query: queryOf({ userTypeId: 'mer_none' }) })).status).toBe(404);
  });

  test.each(lists)(
    '%s and its export return 404 to a merchant that filters by another merchant',
    async (list) => {
      const found = (userTypeId: string) =>
        call(world.backofficeUrl, list, { query: queryOf({ userTypeId }), headers: token(clerk) });
      expect((await found(similar.merchantId)).status).toBe(404);
      expect((await found(shop.merchantId)).body.data.length).toBeGreaterThan(0);
      const exported = EXPORTS[list];
      if (exported === undefined) return;
      const started = async (userTypeId: string) => {
        const body = { list: exported, format: 'csv', filters: { userTypeId } };
        return (await startExport(world.backofficeUrl, clerk, body)).status;
      };
      expect([await started(similar.merchantId), await started(shop.merchantId)]).toEqual([404, 200]);
    },
  );

  test('a carrier filters its services by merchant and gets 404 for a merchant without any', async () => {
    const carrier = await newCarrier(world.gateway);
    await world.gateway.db
      .updateTable('services')
      .set({ carrier_id: carrier.id })
      .where('id', '=', similar.service.id)
      .execute();
    const userToken = await signedInUser(world, 'filtered-carrier', carrier.id);
    const found = (userTypeId: string) =>
      call(world.backofficeUrl, 'listServices', {
        query: queryOf({ userTypeId }),
        headers: token(userToken),
      });
    expect((await found(similar.merchantId)).body.data.map(({ _id }) => _id)).toEqual([similar.service.id]);
    expect((await found(shop.merchantId)).status).toBe(404);
  });
});
