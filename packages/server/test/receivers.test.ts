import { type OperationId, operations, type Permission } from '@daftar/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPermissions, permissionsOf } from '../src/access/permissions.ts';
import { newId } from '../src/basics/ids.ts';
import { deref } from '../src/contract/document.ts';
import type { Permissions } from '../src/db/tables.ts';
import type { EndpointEvent } from '../src/db/tables-keys.ts';
import { bearer, call, expectProblem, type Request, token } from './support/api.ts';
import { newPackage, packageForm } from './support/catalogue.ts';
import { makeRoom, newApiKey, newEndpoint } from './support/keys.ts';
import {
  newTenant,
  serviceInput,
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
  shop = await newTenant(world.gateway, unique('Shop'));
});
afterAll(() => world.close());

let people = 0;
/** Signs in a new user with these permissions; `account` is the merchant's unless it is given. */
async function person(permissions: Permissions, account = shop.merchantId) {
  people += 1;
  const headers = token(await signedInUser(world, `person-${people}`, account, permissions));
  return <Id extends OperationId>(id: Id, request: Request = {}) =>
    call(world.backofficeUrl, id, { ...request, headers });
}
type Ask = Awaited<ReturnType<typeof person>>;

const without = (...names: string[]): Permissions => {
  const permissions = allPermissions();
  for (const name of names) {
    const [group = '', flag = ''] = name.split('.');
    permissions[group] = { ...permissions[group], [flag]: false };
  }
  return permissions;
};

const owner = () => world.gateway.owner.name;
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const address = () => `https://${unique('host').replace(' ', '-')}.example/hook`;

interface Receiver {
  /** The flag without which the operation is refused. */
  flag: string;
  account?: () => string;
  ask: (as: Ask) => Promise<{ status: number; problem: { errors?: { code?: string }[] } }>;
}

const keyOf = (changes: object) => newApiKey(world, shop, { scopes: ['payouts:read'], ...changes });
const endpointOf = (changes: object) => newEndpoint(world, shop, { events: ['payout.approved'], ...changes });
const editKey = (changes: object, body: object) => async (as: Ask) => {
  const { id } = await keyOf(changes);
  return as('editApiKey', { params: { id }, body });
};
const editEndpoint = (body: () => object, before?: object) => async (as: Ask) => {
  const { id } = await endpointOf({});
  if (before) await world.asOwner('editWebhookEndpoint', { params: { id }, body: before });
  return as('editWebhookEndpoint', { params: { id }, body: body() });
};

const receivers: Record<string, Receiver> = {
  'a new key': {
    flag: 'LoanRequest.viewAll',
    ask: (as) => as('addApiKey', { body: { name: unique('Key'), scopes: ['payouts:read'] } }),
  },
  'a key that may request': {
    flag: 'LoanRequest.createRequests',
    ask: (as) => as('addApiKey', { body: { name: unique('Key'), scopes: ['payouts:write'] } }),
  },
  "a key's new secret": {
    flag: 'LoanRequest.viewAll',
    ask: async (as) => as('rotateApiKey', { params: { id: (await keyOf({})).id }, body: {} }),
  },
  "a key's added scope": {
    flag: 'LoanRequest.viewAll',
    ask: async (as) => {
      const { id } = await keyOf({ scopes: ['subscriptions:read'] });
      return as('editApiKey', { params: { id }, body: { scopes: ['subscriptions:read', 'payouts:read'] } });
    },
  },
  "a key's lifted addresses": {
    flag: 'LoanRequest.viewAll',
    ask: editKey({ addresses: ['203.0.113.7'] }, { addresses: [] }),
  },
  "a key's added address": {
    flag: 'LoanRequest.viewAll',
    ask: editKey({ addresses: ['203.0.113.7'] }, { addresses: ['203.0.113.7', '198.51.100.0/24'] }),
  },
  "a key's lifted end": {
    flag: 'LoanRequest.viewAll',
    ask: editKey({ expiresDate: soon(1) }, { expiresDate: null }),
  },
  "a key's later end": {
    flag: 'LoanRequest.viewAll',
    ask: editKey({ expiresDate: soon(1) }, { expiresDate: soon(9) }),
  },
  'a new endpoint': {
    flag: 'LoanRequest.viewAll',
    ask: (as) => as('addWebhookEndpoint', { body: { url: address(), events: ['payout.requested'] } }),
  },
  "an endpoint's added event": {
    flag: 'Settlements.viewAll',
    ask: editEndpoint(() => ({ events: ['payout.approved', 'settlement.created'] })),
  },
  "an endpoint's other address": {
    flag: 'LoanRequest.viewAll',
    ask: editEndpoint(() => ({ url: address() })),
  },
  "an endpoint's other address with fewer events, because waiting events go there": {
    flag: 'LoanRequest.viewAll',
    ask: editEndpoint(() => ({ url: address(), events: ['subscription.failed'] })),
  },
  'an endpoint that is switched on': {
    flag: 'LoanRequest.viewAll',
    ask: editEndpoint(() => ({ status: 'Active' }), { status: 'Inactive' }),
  },
  "a package's callback": {
    flag: 'Reports.viewAll',
    ask: (as) => as('addPackage', { body: packageForm(shop, { callbackUrl: address() }) }),
  },
  "a package's other callback": {
    flag: 'Reports.viewAll',
    ask: async (as) => {
      const { id } = await newPackage(world.gateway, shop);
      return as('editPackage', { params: { id }, body: packageForm(shop, { callbackUrl: address() }) });
    },
  },
  "a service's event address": {
    flag: 'Reports.viewAll',
    account: owner,
    ask: (as) => as('addService', { body: serviceInput(shop.merchantId, { notificationApi: address() }) }),
  },
  "a service's other event address": {
    flag: 'Reports.viewAll',
    account: owner,
    ask: async (as) => {
      const input = serviceInput(shop.merchantId, { serviceName: unique('Service') });
      const { body } = await world.asOwner('addService', { body: input });
      return as('editService', { params: { id: body._id }, body: { ...input, notificationApi: address() } });
    },
  },
  'an export': {
    flag: 'LoanRequest.viewAll',
    ask: (as) => as('startExport', { body: { list: 'payouts', format: 'csv' } }),
  },
};

describe.each(Object.entries(receivers))('%s', (_name, { flag, account, ask }) => {
  test(`is refused without ${flag}, and permitted with it`, async () => {
    await makeRoom(world, shop);
    const refused = await ask(await person(without(flag), account?.()));
    expect(refused.status).toBe(403);
    expect(refused.problem.errors?.[0]?.code).toMatch(/^(key\.scope|receiver\.event|access\.flag)$/);
    await makeRoom(world, shop);
    expect((await ask(await person(allPermissions(), account?.()))).status).toBe(200);
  });
});

test('changes that narrow a receiver need no flag about what it gets', async () => {
  await makeRoom(world, shop);
  const as = await person(permissionsOf('Users.editUsers'));
  const endpoint = await endpointOf({ events: ['payout.approved', 'settlement.created'] });
  const edit = (body: object) => as('editWebhookEndpoint', { params: { id: endpoint.id }, body });
  expect((await edit({ events: ['payout.approved'], description: 'Fewer' })).status).toBe(200);
  expect((await edit({ status: 'Inactive' })).status).toBe(200);
  const key = await keyOf({ addresses: ['203.0.113.7', '203.0.113.8'], expiresDate: soon(9) });
  const narrow = { addresses: ['203.0.113.8'], expiresDate: soon(1) };
  expect((await as('editApiKey', { params: { id: key.id }, body: narrow })).status).toBe(200);
  expect((await as('deleteWebhookEndpoint', { params: { id: endpoint.id } })).status).toBe(204);
  expect((await as('revokeApiKey', { params: { id: key.id } })).status).toBe(200);
});

/** The flag that lets users read what an event tells, stated here without the code under test. */
const FLAG_OF: Record<string, string> = {
  payment: 'Reports.viewAll',
  transaction: 'Reports.viewAll',
  refund: 'Reports.viewAll',
  payout: 'LoanRequest.viewAll',
  settlement: 'Settlements.viewAll',
  subscription: 'Subscription.viewAll',
};
const { enum: events } = deref<{ enum: EndpointEvent[] }>({ $ref: '#/components/schemas/EndpointEvent' });

test('with Users.editUsers alone nobody subscribes an endpoint to any event', async () => {
  await makeRoom(world, shop);
  const as = await person(permissionsOf('Users.editUsers'));
  for (const event of events)
    expectProblem(await as('addWebhookEndpoint', { body: { url: address(), events: [event] } }), 403);
});

test.each(events)('an endpoint for %s needs the flag of its records', async (event) => {
  await makeRoom(world, shop);
  const flag = FLAG_OF[event.split('.')[0] ?? ''] ?? '';
  const body = () => ({ url: address(), events: [event] });
  const lacking = await (await person(without(flag)))('addWebhookEndpoint', { body: body() });
  expect([lacking.status, lacking.problem.errors?.[0]?.code]).toEqual([403, 'receiver.event']);
  const holding = await person(permissionsOf('Users.editUsers', flag));
  expect((await holding('addWebhookEndpoint', { body: body() })).status).toBe(200);
});

test('a key that reads deliveries needs the flags of all events, because deliveries have their data', async () => {
  await makeRoom(world, shop);
  const body = () => ({ name: unique('Key'), scopes: ['webhooks:read'] });
  for (const flag of ['Services.viewAll', ...new Set(Object.values(FLAG_OF))])
    expectProblem(await (await person(without(flag)))('addApiKey', { body: body() }), 403);
  expect((await (await person(allPermissions()))('addApiKey', { body: body() })).status).toBe(200);
});

test('a key sets the callback of a package only with the scope that reads payments', async () => {
  await makeRoom(world, shop);
  const add = async (scopes: string[], changes: object) => {
    const { secret } = await newApiKey(world, shop, { scopes: scopes as never });
    return call(world.backofficeUrl, 'addPackage', {
      headers: bearer(secret),
      body: packageForm(shop, changes),
    });
  };
  const refused = await add(['links:write'], {});
  expect([refused.status, refused.problem.errors?.[0]]).toMatchObject([
    403,
    { code: 'receiver.scope', field: 'callbackUrl' },
  ]);
  expect((await add(['links:write', 'payments:read'], {})).status).toBe(200);
  expect((await add(['links:write'], { callbackUrl: undefined })).status).toBe(200);
});

async function newDelivery(type: string, url: string) {
  const id = newId('whd');
  await world.gateway.db
    .insertInto('webhook_deliveries')
    .values({
      id,
      user_type_id: shop.merchantId,
      service_id: shop.service.id,
      event_id: newId('evt'),
      type: type as EndpointEvent,
      url,
      payload: JSON.stringify({ type, data: { amount: 1 } }),
      status: 'failed',
      last_status: 500,
      last_error: null,
      created_at: new Date(),
    })
    .execute();
  return id;
}

describe('deliveries', () => {
  test.each(events)(
    'of %s are listed, exported and sent again only by readers of its records',
    async (type) => {
      const id = await newDelivery(type, address());
      const flag = FLAG_OF[type.split('.')[0] ?? ''] ?? '';
      const reader = await person(permissionsOf('Services.viewAll', 'Services.redeliverWebhooks', flag));
      const other = await person(without(flag));
      const lists = async (as: Ask) =>
        (await as('listWebhookDeliveries', { query: '?limit=100' })).body.data.some(({ _id }) => _id === id);
      expect([await lists(reader), await lists(other)]).toEqual([true, false]);
      expectProblem(await other('redeliverWebhook', { params: { id } }), 404);
      expect((await reader('redeliverWebhook', { params: { id } })).status).toBe(200);
    },
  );

  test('of a period are sent again only where the caller may read them', async () => {
    const body = { from: new Date(Date.now() - 3_600_000).toISOString(), to: soon(1), onlyFailed: false };
    const tenant = await newTenant(world.gateway, unique('Period'));
    const before = shop;
    shop = tenant;
    await newDelivery('payout.approved', address());
    const kept = await newDelivery('payment.succeeded', address());
    const as = await person(permissionsOf('Services.redeliverWebhooks', 'Reports.viewAll'));
    shop = before;
    expect((await as('redeliverWebhooks', { body })).body).toEqual({ count: 1 });
    const row = await world.gateway.db
      .selectFrom('webhook_deliveries')
      .select('redelivery_asked')
      .where('id', '=', kept)
      .executeTakeFirstOrThrow();
    expect(row.redelivery_asked).toBe(true);
  });
});

describe('the query of an address', () => {
  const SECRET = 'hunter2';
  const secretAddress = () => `${address()}?token=${SECRET}`;
  const viewing = Object.entries(operations).filter(([, { effect }]) => effect === 'read');

  test('is shown to nobody who may not edit the address', async () => {
    await makeRoom(world, shop);
    const { id: endpointId } = await newEndpoint(world, shop, { url: secretAddress() });
    const service = await world.asOwner('addService', {
      body: serviceInput(shop.merchantId, {
        serviceName: unique('Service'),
        ...{ notificationApi: secretAddress(), tokenApi: secretAddress(), clickIdApi: secretAddress() },
      }),
    });
    const pack = await newPackage(world.gateway, shop, { callbackUrl: secretAddress() });
    await newDelivery('payment.succeeded', secretAddress());
    const flags = viewing.flatMap(([, { permission }]) => {
      const { group, flag } = permission as Permission;
      return group && flag ? [`${group}.${flag}`] : [];
    });
    const reads: [OperationId, Request][] = [
      ['listWebhookEndpoints', {}],
      ['listWebhookEndpoints', { query: `?q=${shop.name}` }],
      ['listServices', {}],
      ['listOwnServices', {}],
      ['getService', { params: { id: service.body._id } }],
      ['getServiceBySid', { params: { sid: service.body.serviceId } }],
      ['listPackages', {}],
      ['getPackage', { params: { id: pack.id } }],
      ['listWebhookDeliveries', {}],
      ['getHistory', { params: { kind: 'webhookEndpoint', id: endpointId } }],
      ['getHistory', { params: { kind: 'service', id: service.body._id } }],
      ['getHistory', { params: { kind: 'package', id: pack.id } }],
    ];
    const accounts = [shop.merchantId, owner()];
    for (const account of accounts) {
      const viewer = await person(permissionsOf(...new Set(flags)), account);
      for (const [id, request] of reads) {
        const answer = await viewer(id, request);
        expect([id, answer.status, answer.text.includes(SECRET)]).toEqual([id, 200, false]);
      }
      // A search must not find the secret bit by bit.
      const found = await viewer('listWebhookEndpoints', { query: `?q=${SECRET}` });
      expect(found.body.total).toBe(0);
    }
    const editor = await person(allPermissions(), owner());
    // A service's creation entry has no fields.
    const shown = reads.filter(([, { query, params }]) => query === undefined && params?.kind !== 'service');
    for (const [id, request] of shown)
      expect([id, (await editor(id, request)).text.includes(SECRET)]).toEqual([id, true]);
  });
});

describe('a balance', () => {
  const showing: [string, string[], (as: Ask) => Promise<{ status: number; text: string }>, RegExp][] = [
    ['listMerchants', [], (as) => as('listMerchants'), /"accountBalance"/],
    [
      'getMerchant',
      [],
      (as) => as('getMerchant', { params: { id: shop.merchantId } }),
      /"accountBalance"|"grossAmount":500/,
    ],
    [
      'getPayoutFunds',
      ['LoanRequest.viewAll'],
      (as) => as('getPayoutFunds', { params: { id: shop.service.id } }),
      /"balance"/,
    ],
    [
      'getHistory',
      [],
      (as) => as('getHistory', { params: { kind: 'merchant', id: shop.merchantId } }),
      /500/,
    ],
  ];

  test.each(showing)('in %s is shown only with a flag to see balances', async (_id, needs, ask, balance) => {
    await world.asOwner('addMerchantBalance', {
      params: { id: shop.merchantId },
      body: { grossAmount: 500, tax: 0, netAmount: 500, reference: unique('Deposit') },
    });
    const seen = async (...flags: string[]) => {
      const answer = await ask(await person(permissionsOf(...needs, ...flags)));
      expect(answer.status).toBe(200);
      return balance.test(answer.text);
    };
    expect(await seen()).toBe(false);
    expect(await seen('Reports.viewAll', 'Services.viewAll', 'Users.editUsers')).toBe(false);
    for (const flag of [
      'MerchentManagement.viewAll',
      'LoanRequest.viewLoanAccounts',
      'LoanRequest.approveRequests',
    ])
      expect(await seen(flag)).toBe(true);
  });
});
