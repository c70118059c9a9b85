import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../src/db/transaction.ts';
import { endpointSecrets } from '../src/security/endpoint-secrets.ts';
import type { DeliveryOutcome } from '../src/webhooks/deliver.ts';
import { deliverWebhookJob, WebhookNotDelivered } from '../src/webhooks/deliver-job.ts';
import { enqueueWebhook } from '../src/webhooks/enqueue.ts';
import { signWebhook } from '../src/webhooks/sign-webhook.ts';
import { MAX_ATTEMPTS } from '../src/webhooks/store-attempt.ts';
import { call, token } from './support/api.ts';
import { eventually } from './support/eventually.ts';
import { makeRoom, newApiKey, newEndpoint } from './support/keys.ts';
import { paidPayment, settlementForm } from './support/payments.ts';
import { payoutForm } from './support/payouts.ts';
import { type Received, startReceiver } from './support/receiver.ts';
import { expectDescribedWebhooks } from './support/webhooks.ts';
import { newTenant, signedInUser, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let tenant: Tenant;

beforeAll(async () => {
  world = await startWorld();
  receiver = await startReceiver();
});

beforeEach(async () => {
  tenant = await newTenant(world.gateway, unique('Shop'));
});

afterEach(() => makeRoom(world, tenant));

afterAll(async () => {
  await world.close();
  await receiver.close();
});

function isSigned({ headers, body }: Received, secret: string): boolean {
  const [id, time] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
  return String(headers['webhook-signature'])
    .split(' ')
    .includes(signWebhook(secret, id, time, body));
}

/** Returns the event of a webhook that one of the secrets has signed; throws for any other. */
function verified(one: Received, ...secrets: string[]) {
  if (!secrets.some((secret) => isSigned(one, secret))) throw new Error('Not signed');
  return one.data;
}

const codeOf = (answer: { problem: { errors?: { code?: string }[] } }) => answer.problem.errors?.[0]?.code;

/** Waits for the first webhook that fulfils the condition. */
const waitFor = (isMeant: (one: Received) => boolean) =>
  eventually(() => {
    const found = receiver.received.find(isMeant);
    if (!found) throw new Error('No such webhook');
    return found;
  });

const ofType = (type: string, about: string) =>
  waitFor(({ data, body }) => data.type === type && body.includes(about));

const deliveriesOf = (endpointId: string) =>
  world.gateway.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

describe('events', () => {
  test("of payments are sent to the service's URL and to each endpoint that subscribes to them, with one event id", async () => {
    const shop = await newTenant(world.gateway, unique('Shop'), { notificationApi: `${receiver.url}/own` });
    const wanting = await newEndpoint(world, shop, { url: `${receiver.url}/wanting` });
    const other = await newEndpoint(world, shop, {
      url: `${receiver.url}/other`,
      events: ['payout.approved'],
    });
    const sessionId = await paidPayment(world, 25, shop);
    const sent = await eventually(() => {
      const found = receiver.received.filter(({ body }) => body.includes(sessionId));
      if (found.length < 2) throw new Error(`${found.length} of 2`);
      return found;
    });
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const bySecret = (secret: string) => sent.filter((one) => isSigned(one, secret)).length;
    expect([bySecret(wanting.secret), bySecret(shop.webhookSecret)]).toEqual([1, 1]);
    expect(await deliveriesOf(other.id)).toEqual([]);
  });

  test('of payouts and settlements have their amounts', async () => {
    const events = ['payout.requested', 'payout.approved', 'payout.rejected', 'settlement.created'] as const;
    const { secret } = await newEndpoint(world, tenant, { url: receiver.url, events: [...events] });
    await paidPayment(world, 500, tenant);
    const settled = await world.asOwner('addSettlement', { body: settlementForm(tenant.name, 500) });
    const told = await ofType('settlement.created', settled.body._id);
    expect(verified(told, secret)).toMatchObject({ data: { localCurrency: 'EGP', netSettledAmount: 475 } });
    await world.asOwner('addMerchantBalance', {
      params: { id: tenant.merchantId },
      body: { grossAmount: 1000, tax: 0, netAmount: 1000, reference: 'Deposit' },
    });
    for (const [status, type] of [
      ['Approved', 'payout.approved'],
      ['Rejected', 'payout.rejected'],
    ] as const) {
      const { body } = await world.asOwner('addPayout', { body: payoutForm(tenant) });
      await ofType('payout.requested', body._id);
      await world.gateway.db
        .updateTable('payouts')
        .set({ created_by_id: 'somebody' })
        .where('id', '=', body._id)
        .execute();
      const decided = await world.asOwner('setPayoutStatus', { body: { id: body._id, status } });
      expect(decided.status, decided.text).toBe(200);
      const { data } = (await ofType(type, body._id)).data;
      expect(data).toMatchObject({
        status,
        amount: 150,
        currency: 'EGP',
        merchantOrderId: body.merchantOrderId,
      });
    }
  });

  test('of a rolled-back transaction leave no delivery', async () => {
    const { id } = await newEndpoint(world, tenant, { url: receiver.url, events: ['payout.requested'] });
    const form = payoutForm(tenant);
    const clash = { ...form, msisdn: form.msisdn, amount: 0 };
    expect((await world.asOwner('addPayout', { body: clash })).status).toBe(400);
    expect(await deliveriesOf(id)).toEqual([]);
  });
});

describe('managing endpoints', () => {
  test.each([
    [{ url: 'http://shop.example/hook' }, 400, 'url.https'],
    [{ url: 'https://user:secret@shop.example/hook' }, 400, 'url.credentials'],
    [{ url: 'https://10.0.0.8/hook' }, 400, 'endpoint.notPublic'],
    [{ url: 'https://[fd00::1]/hook' }, 400, 'endpoint.notPublic'],
    [{ url: 'https://169.254.169.254/latest' }, 400, 'endpoint.notPublic'],
    [{ url: 'https://0x0a000008/hook' }, 400, 'endpoint.notPublic'],
    [{ events: [] }, 400, undefined],
    [{ events: ['payment.unknown'] }, 400, undefined],
    [{ userTypeId: 'mer_22222222222222222222222222x' }, 404, 'merchant.missing'],
  ])('%j is rejected', async (changes, status, code) => {
    const body = { userTypeId: tenant.merchantId, url: receiver.url, events: ['payment.late'], ...changes };
    const answer = await world.asOwner('addWebhookEndpoint', { body });
    expect(answer.status, answer.text).toBe(status);
    if (code) expect(codeOf(answer)).toBe(code);
  });

  test('a merchant can add an address once, and at most 20 addresses', async () => {
    await newEndpoint(world, tenant, { url: `${receiver.url}/0` });
    const body = { userTypeId: tenant.merchantId, url: `${receiver.url}/0`, events: ['payment.late'] };
    expect(codeOf(await world.asOwner('addWebhookEndpoint', { body }))).toBe('endpoint.urlTaken');
    const more = await Promise.allSettled(Array.from({ length: 22 }, () => newEndpoint(world, tenant)));
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    const full = await world.asOwner('addWebhookEndpoint', { body: { ...body, url: `${receiver.url}/1` } });
    expect(codeOf(full)).toBe('endpoint.tooMany');
  });

  test("another tenant's endpoint gets 404", async () => {
    const { id } = await newEndpoint(world, tenant);
    const stranger = token(
      await signedInUser(world, unique('clerk').replace(' ', '-'), world.delta.merchantId),
    );
    const own = { params: { id }, headers: stranger };
    const answers = [
      await call(world.backofficeUrl, 'editWebhookEndpoint', { ...own, body: { description: 'Mine' } }),
      await call(world.backofficeUrl, 'testWebhookEndpoint', own),
      await call(world.backofficeUrl, 'rotateEndpointSecret', { ...own, body: {} }),
      await call(world.backofficeUrl, 'deleteWebhookEndpoint', own),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const { secret } = await newApiKey(world, world.delta, { scopes: ['webhooks:read'] });
    const list = await call(world.backofficeUrl, 'listWebhookEndpoints', {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(list.body.data.filter(({ _id }) => _id === id)).toEqual([]);
  });

  test('a secret is shown once and stored encrypted', async () => {
    const { id, secret } = await newEndpoint(world, tenant);
    const { rows } = await world.gateway.pool.query('select * from endpoint_secrets where endpoint_id = $1', [
      id,
    ]);
    const list = await world.asOwner('listWebhookEndpoints', { query: `?userTypeId=${tenant.merchantId}` });
    expect(list.body.data).toMatchObject([{ _id: id, hints: [secret.slice(-4)] }]);
    expect(`${JSON.stringify(rows)}${list.text}`).not.toContain(secret.slice(0, -4));
  });

  test('during a rotation both secrets sign, and afterwards only the new one', async () => {
    const { id, secret } = await newEndpoint(world, tenant, { url: receiver.url });
    const params = { id };
    const second = (await world.asOwner('rotateEndpointSecret', { params, body: { overlapHours: 1 } })).body;
    expect(second.endpoint.hints).toEqual([second.secret.slice(-4), secret.slice(-4)]);
    const end = Date.parse(second.endpoint.overlapEndDate ?? '');
    expect((end - Date.now()) / 3_600_000).toBeCloseTo(1, 1);
    const testId = (await world.asOwner('testWebhookEndpoint', { params })).body.eventId;
    const both = await waitFor(({ headers }) => headers['webhook-id'] === testId);
    expect(String(both.headers['webhook-signature']).split(' ')).toHaveLength(2);
    for (const one of [secret, second.secret])
      expect(verified(both, one)).toMatchObject({ type: 'webhook.test' });
    const third = (await world.asOwner('rotateEndpointSecret', { params, body: { overlapHours: 0 } })).body
      .secret;
    const next = (await world.asOwner('testWebhookEndpoint', { params })).body.eventId;
    const single = await waitFor(({ headers }) => headers['webhook-id'] === next);
    expect(verified(single, third)).toMatchObject({
      data: { endpointId: id },
    });
    expect(() => verified(single, secret, second.secret)).toThrow('Not signed');
  });

  test('many concurrent rotations leave two secrets', async () => {
    const { id } = await newEndpoint(world, tenant);
    const rotate = () => world.asOwner('rotateEndpointSecret', { params: { id }, body: {} });
    const answers = await Promise.all(Array.from({ length: 10 }, rotate));
    const { db, keys, now } = world.gateway;
    const valid = await endpointSecrets(db, keys.data, id, now());
    expect(valid).toHaveLength(2);
    const made: string[] = answers.map(({ body }) => body.secret);
    expect(valid.every((one) => made.includes(one))).toBe(true);
  });

  test('an edit sends waiting deliveries to the new address, and switching off marks them as failed', async () => {
    const { id } = await newEndpoint(world, tenant);
    const params = { id };
    const { body: first } = await world.asOwner('testWebhookEndpoint', { params });
    const edited = await world.asOwner('editWebhookEndpoint', {
      params,
      body: { url: 'http://127.0.0.1:9/moved' },
    });
    const etag = edited.headers.get('etag') ?? '';
    expect(await deliveriesOf(id)).toMatchObject([{ id: first._id, url: 'http://127.0.0.1:9/moved' }]);
    const off = await world.asOwner('editWebhookEndpoint', { params, body: { status: 'Inactive' } });
    expect(off.body.status).toBe('Inactive');
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'failed', error_code: 'delivery.endpointOff' }]);
    const stale = { params, body: { description: 'x' }, headers: { 'if-match': etag } };
    expect((await world.asOwner('editWebhookEndpoint', stale)).status).toBe(412);
    expect(codeOf(await world.asOwner('testWebhookEndpoint', { params }))).toBe('endpoint.inactive');
    const again = await world.asOwner('redeliverWebhook', { params: { id: first._id } });
    expect([again.status, codeOf(again)]).toEqual([409, 'endpoint.inactive']);
    await world.asOwner('deleteWebhookEndpoint', { params });
    expect(codeOf(await world.asOwner('redeliverWebhook', { params: { id: first._id } }))).toBe(
      'endpoint.inactive',
    );
    const log = await world.asOwner('listWebhookDeliveries', { query: `?endpointId=${id}` });
    expect(log.body.data).toMatchObject([{ _id: first._id, endpointId: id, serviceName: '' }]);
  });
});

/** Runs a delivery's job. Its attempt does not use the network and has the given outcome, after what happens meanwhile. */
const run = (
  deliveryId: string,
  outcome: DeliveryOutcome,
  sent: string[] = [],
  at = new Date(),
  meanwhile: () => Promise<unknown> = async () => undefined,
  tried: string[] = [],
  db = world.gateway.db,
) =>
  deliverWebhookJob(
    {
      db,
      now: () => at,
      allowLocal: true,
      secretsOf: async () => ['whsec_'],
      deliver: async ({ id, url }) => {
        sent.push(id);
        tried.push(url);
        await meanwhile();
        return outcome;
      },
    },
    deliveryId,
  );
const fails: DeliveryOutcome = { delivered: false, status: 500, error: 'no luck', retry: true };
const arrives: DeliveryOutcome = { delivered: true, status: 204, retry: false };

/** Adds an event of a session's payment. Its endpoint's queue is locked, so that only the test runs its job. */
async function enqueued(endpointId: string, sessionId: string, at: Date) {
  const data = {
    sessionId,
    orderId: '1',
    serviceId: 's',
    amount: 5,
    currency: 'EGP',
    status: 'SUCCESS',
  } as const;
  const event = { userTypeId: tenant.merchantId, serviceId: tenant.service.id, url: null, data, now: at };
  await inTransaction(world.gateway.db, async (trx) => {
    await sql`insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by)
      values (${`webhooks:${endpointId}`}, now(), 'test') on conflict (queue_name) do nothing`.execute(trx);
    await enqueueWebhook(trx, { ...event, type: 'payment.succeeded' });
  });
  const rows = await deliveriesOf(endpointId);
  return rows.at(-1)?.id ?? '';
}

const unlockQueue = (endpointId: string) =>
  world.gateway.pool.query(
    'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where queue_name = $1',
    [`webhooks:${endpointId}`],
  );

/** Removes a delivery's waiting job, as the worker does once it has run. */
const endJob = (deliveryId: string) =>
  world.gateway.pool.query('delete from graphile_worker._private_jobs where key = $1', [deliveryId]);

const jobOf = async (deliveryId: string) => {
  const { rows } = await world.gateway.pool.query('select 1 from graphile_worker.jobs where key = $1', [
    deliveryId,
  ]);
  return rows.length;
};

describe('order and failures', () => {
  test("a session's events reach a target in their order, and events of other sessions do not wait for them", async () => {
    const { id } = await newEndpoint(world, tenant);
    const began = Date.now();
    const first = await enqueued(id, 'cs_one', new Date(began));
    const second = await enqueued(id, 'cs_one', new Date(began + 1));
    const other = await enqueued(id, 'cs_two', new Date(began + 2));
    const sent: string[] = [];
    // All at one time, because a delivery that is late also sends the others that wait.
    const now = new Date(began + 2);
    await expect(run(first, fails, sent, now)).rejects.toThrow(WebhookNotDelivered);
    await run(second, arrives, sent, now);
    await endJob(second);
    expect(sent).toHaveLength(1);
    await run(other, arrives, sent, now);
    expect(sent).toHaveLength(2);
    expect(await jobOf(second)).toBe(0);
    await run(first, arrives, sent, now);
    expect(await jobOf(second)).toBe(1);
    await run(second, arrives, sent, now);
    expect(sent).toHaveLength(4);
    expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual([
      'delivered',
      'delivered',
      'delivered',
    ]);
  });

  test('an endpoint that fails for three days is switched off, and its history says so', async () => {
    const { id } = await newEndpoint(world, tenant);
    const began = new Date();
    const delivery = await enqueued(id, 'cs_one', began);
    const waiting = await enqueued(id, 'cs_two', new Date(began.getTime() + 1));
    await expect(run(delivery, fails, [], began)).rejects.toThrow();
    const list = () => world.asOwner('listWebhookEndpoints', { query: `?userTypeId=${tenant.merchantId}` });
    expect((await list()).body.data).toMatchObject([{ status: 'Active', failingSince: began.toISOString() }]);
    const almost = new Date(began.getTime() + 72 * 3_600_000 - 1);
    await expect(run(delivery, fails, [], almost)).rejects.toThrow();
    const late = new Date(began.getTime() + 72 * 3_600_000);
    await run(delivery, fails, [], late);
    expect((await list()).body.data).toMatchObject([
      { status: 'Inactive', disabledDate: late.toISOString() },
    ]);
    expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['failed', 'failed']);
    for (const [kind, record] of [
      ['webhookEndpoint', id],
      ['merchant', tenant.merchantId],
    ] as const) {
      const history = await world.asOwner('getHistory', { params: { kind, id: record } });
      expect(history.body.data[0]?.description).toMatch(/failed for three days and was switched off$/);
    }
    await run(waiting, arrives);
    const on = await world.asOwner('editWebhookEndpoint', { params: { id }, body: { status: 'Active' } });
    expect(on.body).not.toHaveProperty('failingSince');
    expect(on.body).not.toHaveProperty('disabledDate');
  });

  test.each([
    [
      'switched off',
      (id: string) => world.asOwner('editWebhookEndpoint', { params: { id }, body: { status: 'Inactive' } }),
    ],
    ['deleted', (id: string) => world.asOwner('deleteWebhookEndpoint', { params: { id } })],
  ])('an attempt that fails after its endpoint was %s is the last one', async (_change, endEndpoint) => {
    const { id } = await newEndpoint(world, tenant);
    const delivery = await enqueued(id, 'cs_one', new Date());
    await run(delivery, fails, [], new Date(), () => endEndpoint(id));
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'failed', error_code: 'delivery.endpointOff', last_status: 500, attempts: 1 },
    ]);
    const again = await world.asOwner('redeliverWebhook', { params: { id: delivery } });
    expect([again.status, codeOf(again)]).toEqual([409, 'endpoint.inactive']);
  });

  const edit = (id: string, body: { status?: 'Active' | 'Inactive'; url?: string }) =>
    world.asOwner('editWebhookEndpoint', { params: { id }, body });

  /** Ends a delivery by switching its endpoint off, and sends it again. */
  const sendAgain = async (id: string, delivery: string) => {
    await edit(id, { status: 'Inactive' });
    await edit(id, { status: 'Active' });
    await world.asOwner('redeliverWebhook', { params: { id: delivery } });
  };

  test('an attempt that fails after its endpoint was switched off and on keeps the end of its delivery', async () => {
    const { id } = await newEndpoint(world, tenant);
    const delivery = await enqueued(id, 'cs_one', new Date());
    await run(delivery, fails, [], new Date(), async () => {
      await edit(id, { status: 'Inactive' });
      await edit(id, { status: 'Active' });
    });
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'failed', error_code: 'delivery.endpointOff', last_status: null, attempts: 1 },
    ]);
  });

  test('an attempt that fails while its delivery is sent again leaves the new request in place', async () => {
    const { id } = await newEndpoint(world, tenant);
    const delivery = await enqueued(id, 'cs_one', new Date());
    const gone = { ...fails, status: 410, retry: false };
    const work = run(delivery, gone, [], new Date(), () => sendAgain(id, delivery));
    await expect(work).rejects.toThrow(WebhookNotDelivered);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'pending', redelivery_asked: true }]);
    await run(delivery, gone);
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'failed', attempts: 2, redelivery_asked: false },
    ]);
  });

  test('an attempt that fails at the former address of its endpoint is repeated at the new one', async () => {
    const { id } = await newEndpoint(world, tenant);
    const delivery = await enqueued(id, 'cs_one', new Date());
    const url = 'http://127.0.0.1:9/moved';
    const gone = { ...fails, status: 410, retry: false };
    await expect(run(delivery, gone, [], new Date(), () => edit(id, { url }))).rejects.toThrow(
      WebhookNotDelivered,
    );
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'pending', url, attempts: 1 }]);
  });

  test('a delivery that arrives at the former address of its endpoint names that address', async () => {
    const url = 'http://127.0.0.1:9/former';
    const { id } = await newEndpoint(world, tenant, { url });
    const delivery = await enqueued(id, 'cs_one', new Date());
    await run(delivery, arrives, [], new Date(), () => edit(id, { url: 'http://127.0.0.1:9/moved' }));
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered', url }]);
  });

  test('a delivery whose endpoint was off for a moment is sent again when a user asks for it', async () => {
    const { id } = await newEndpoint(world, tenant);
    const delivery = await enqueued(id, 'cs_one', new Date());
    const { db } = world.gateway;
    let reads = 0;
    const reading = new Set<unknown>();
    /** Switches the endpoint off before the attempt reads its address, and sends the delivery again afterwards. */
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        if (JSON.stringify(node).includes('"webhook_')) reading.add(queryId);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        if (!reading.has(queryId)) return result;
        reads += 1;
        if (reads === 1) await edit(id, { status: 'Inactive' });
        if (reads === 2) await sendAgain(id, delivery);
        return result;
      },
    };
    await expect(
      run(delivery, arrives, [], new Date(), undefined, [], db.withPlugin(meanwhile)),
    ).rejects.toThrow(WebhookNotDelivered);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'pending' }]);
    await run(delivery, arrives);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]);
    const [endpoint] = await db
      .selectFrom('webhook_endpoints')
      .select('failing_since')
      .where('id', '=', id)
      .execute();
    expect(endpoint?.failing_since).toBeNull();
  });

  test('sending a delivery again locks its endpoint first, as an attempt does, so that no deadlock is possible', async () => {
    const { id } = await newEndpoint(world, tenant);
    const delivery = await enqueued(id, 'cs_one', new Date());
    await run(delivery, { ...fails, status: 410, retry: false });
    const isWaiting = async () => {
      const { rows } = await world.gateway.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%webhook_endpoints%'",
      );
      return rows.length > 0;
    };
    let again: ReturnType<typeof world.asOwner> | undefined;
    await inTransaction(world.gateway.db, async (trx) => {
      await sql`select 1 from webhook_endpoints where id = ${id} for update`.execute(trx);
      again = world.asOwner('redeliverWebhook', { params: { id: delivery } });
      await eventually(async () => expect(await isWaiting()).toBe(true));
      await sql`select 1 from webhook_deliveries where id = ${delivery} for update nowait`.execute(trx);
    });
    expect((await again)?.status).toBe(200);
  });

  test('a delivery that is sent again goes to the address that its endpoint has now', async () => {
    const { id } = await newEndpoint(world, tenant);
    const delivery = await enqueued(id, 'cs_one', new Date());
    await run(delivery, { ...fails, status: 410, retry: false });
    const url = 'http://127.0.0.1:9/mended';
    await edit(id, { url });
    await world.asOwner('redeliverWebhook', { params: { id: delivery } });
    const tried: string[] = [];
    await run(delivery, arrives, [], new Date(), async () => undefined, tried);
    expect(tried).toEqual([url]);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered', url }]);
  });

  test('an endpoint that gets a new address after three days of failures is not switched off by the former one', async () => {
    const { id } = await newEndpoint(world, tenant);
    const began = new Date();
    const delivery = await enqueued(id, 'cs_one', began);
    const failing = (at: Date, meanwhile?: () => Promise<unknown>) =>
      expect(run(delivery, fails, [], at, meanwhile)).rejects.toThrow(WebhookNotDelivered);
    await failing(began);
    const later = new Date(began.getTime() + 73 * 3_600_000);
    await failing(later, () => edit(id, { url: 'http://127.0.0.1:9/mended' }));
    await failing(later);
    const { status, failing_since } = await world.gateway.db
      .selectFrom('webhook_endpoints')
      .select(['status', 'failing_since'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([status, failing_since]).toEqual(['Active', later]);
  });

  test('an attempt that arrives after its endpoint was switched off is delivered', async () => {
    const { id } = await newEndpoint(world, tenant);
    const delivery = await enqueued(id, 'cs_one', new Date());
    const switchOff = () =>
      world.asOwner('editWebhookEndpoint', { params: { id }, body: { status: 'Inactive' } });
    await run(delivery, arrives, [], new Date(), switchOff);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered', error_code: null }]);
  });

  test('a successful delivery restarts the three days', async () => {
    const { id } = await newEndpoint(world, tenant);
    const began = new Date();
    const after = (hours: number) => new Date(began.getTime() + hours * 3_600_000);
    const delivery = await enqueued(id, 'cs_one', began);
    const other = await enqueued(id, 'cs_two', after(1));
    await expect(run(delivery, fails, [], began)).rejects.toThrow();
    await endJob(delivery);
    await run(other, arrives, [], after(2));
    await expect(run(delivery, fails, [], after(73))).rejects.toThrow();
    const { body } = await world.asOwner('listWebhookEndpoints', {
      query: `?userTypeId=${tenant.merchantId}`,
    });
    expect(body.data).toMatchObject([{ status: 'Active', failingSince: after(73).toISOString() }]);
  });

  test('attempts go on for three days', () => {
    // graphile-worker waits e^n seconds after attempt n, at most e^10.
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => Math.exp(Math.min(index + 1, 10)));
    const hours = (all: number[]) => all.reduce((sum, wait) => sum + wait, 0) / 3600;
    expect(hours(waits)).toBeGreaterThanOrEqual(72);
    expect(hours(waits.slice(0, -1))).toBeLessThan(72);
  });
});

describe('sending a period again', () => {
  const period = (changes: object = {}) => ({
    from: new Date(Date.now() - 3_600_000).toISOString(),
    to: new Date(Date.now() + 3_600_000).toISOString(),
    ...changes,
  });

  test('sends failed deliveries again with the same event ids, and delivered ones only on request', async () => {
    const { id } = await newEndpoint(world, tenant, { url: receiver.url });
    const session = unique('cs').replace(' ', '_');
    const lost = await enqueued(id, session, new Date());
    const arrived = await enqueued(id, `${session}_2`, new Date(Date.now() + 1));
    await run(lost, { ...fails, retry: false });
    await run(arrived, arrives);
    const rows = await deliveriesOf(id);
    await endJob(arrived);
    await unlockQueue(id);
    const again = await world.asOwner('redeliverWebhooks', { body: period({ endpointId: id }) });
    expect(again.body).toEqual({ count: 1 });
    await waitFor(({ headers }) => headers['webhook-id'] === rows[0]?.event_id);
    const all = { ...period({ endpointId: id }), onlyFailed: false };
    await eventually(async () => {
      expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
    });
    expect((await world.asOwner('redeliverWebhooks', { body: all })).body).toEqual({ count: 2 });
    await waitFor(({ headers }) => headers['webhook-id'] === rows[1]?.event_id);
  });

  test('rejects periods that are too long or whose end is before their start, and records of other accounts', async () => {
    const { id } = await newEndpoint(world, tenant);
    const body = (changes: object) => ({ body: period({ endpointId: id, ...changes }) });
    const to = new Date(Date.now() - 7_200_000).toISOString();
    const from = new Date(Date.now() - 32 * 24 * 3_600_000).toISOString();
    for (const wrong of [{ to }, { from }]) {
      const answer = await world.asOwner('redeliverWebhooks', body(wrong));
      expect([answer.status, codeOf(answer)]).toEqual([400, 'delivery.period']);
    }
    for (const field of ['from', 'to']) {
      const answer = await world.asOwner('redeliverWebhooks', body({ [field]: '2026-12-31T23:59:60Z' }));
      expect([answer.status, codeOf(answer)]).toEqual([400, 'request.invalid']);
    }
    const nobody = await world.asOwner('redeliverWebhooks', { body: period() });
    expect([nobody.status, codeOf(nobody)]).toEqual([400, 'key.merchant']);
    const headers = token(
      await signedInUser(world, unique('clerk').replace(' ', '-'), world.delta.merchantId),
    );
    const foreign = await call(world.backofficeUrl, 'redeliverWebhooks', { ...body({}), headers });
    expect([foreign.status, codeOf(foreign)]).toEqual([404, 'endpoint.missing']);
    const other = { body: period({ userTypeId: tenant.merchantId }), headers };
    expect((await call(world.backofficeUrl, 'redeliverWebhooks', other)).status).toBe(404);
  });
});

test('the contract describes every webhook that was sent', () => expectDescribedWebhooks(world.gateway));
