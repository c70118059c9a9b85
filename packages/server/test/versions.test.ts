import { type OperationId, operations } from '@daftar/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/basics/ids.ts';
import { versionedOperations } from '../src/contract/versioned-operations.ts';
import { call, type Request, send, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { newMsisdn, newPackage } from './support/catalogue.ts';
import { newLoan } from './support/payouts.ts';
import type { Cast, Target } from './support/sample-request.ts';
import { sampleRequests } from './support/sample-requests.ts';
import { EGYPT, newMerchant, signedInUser, startWorld, unique, type World } from './support/world.ts';

const ORIGIN = 'https://office.example';

let world: World;
beforeAll(async () => {
  world = await startWorld({ environment: { CORS_ORIGINS: ORIGIN } });
});
afterAll(() => world.close());

const versioned = [...versionedOperations];
const ofMethod = (method: string) => versioned.filter((id) => operations[id].method === method);
const edits = ofMethod('PUT');

const requestOf = async (id: OperationId): Promise<Request> => {
  const cast: Cast = { ...world, settlements: { nile: '', delta: '' } };
  const target: Target = { which: 'own', caller: undefined, who: world.owner.userName };
  const sample = sampleRequests[id];
  if (!sample) throw new Error(`${id} has no sample request`);
  return sample.request(cast, target);
};

/** Returns the same edit with another value of one field. */
function varied({ params, body }: Request): Request {
  const form = body as Record<string, unknown>;
  const changes =
    'msisdn' in form
      ? { msisdn: newMsisdn() }
      : 'serviceName' in form
        ? { serviceName: unique('Service') }
        : 'totalAmount' in form
          ? { reference: unique('Reference') }
          : 'description' in form && !('name' in form)
            ? { description: unique('Described') }
            : { name: unique('Renamed') };
  return { ...(params && { params }), body: { ...form, ...changes } };
}

const etagOf = ({ headers }: { headers: Headers }): string => headers.get('etag') ?? 'none';
const ifMatch = (etag: string) => ({ 'if-match': etag });

describe.each(edits)('%s', (id) => {
  const readOperation = id.replace(/^edit/, 'get') as OperationId;
  const edit = (request: Request, etag?: string) =>
    world.asOwner(id, { ...varied(request), ...(etag && { headers: ifMatch(etag) }) });
  /** Returns the record without its history; undefined when no operation reads a single record. */
  const read = async ({ params }: Request) => {
    if (!(readOperation in operations)) return undefined;
    const answer = await world.asOwner(readOperation, { ...(params && { params }) });
    const { history: _, ...record } = answer.body as Record<string, unknown>;
    return { etag: etagOf(answer), record };
  };

  test('saves an edit of the current version, and returns a new version', async () => {
    const request = await requestOf(id);
    const first = await edit(request);
    expect(first.status, first.text).toBe(200);
    const was = (await read(request))?.etag ?? etagOf(first);
    expect(was).toBe(etagOf(first));
    const second = await edit(request, was);
    expect(second.status, second.text).toBe(200);
    expect(etagOf(second)).toMatch(/^"[0-9]+"$/);
    expect(etagOf(second)).not.toBe(was);
    expect((await read(request))?.etag ?? etagOf(second)).toBe(etagOf(second));
  });

  test('rejects a stale version, returns the current record and saves nothing', async () => {
    const request = await requestOf(id);
    const stale = etagOf(await edit(request));
    const present = await edit(request);
    const refused = await edit(request, stale);
    expect(refused.status, refused.text).toBe(412);
    expect(refused.problem).toMatchObject({
      status: 'Precondition-Failed',
      message: 'Somebody else has changed this record meanwhile. Please check their changes and save again',
      errors: [{ code: 'stale' }],
      current: present.body,
      changedBy: expect.any(String),
      changedAt: expect.stringMatching(/^20.*Z$/),
    });
    expect(etagOf(refused)).toBe(etagOf(present));
    const stored = await read(request);
    if (stored) expect(stored).toEqual({ etag: etagOf(present), record: present.body });
    expect((await edit(request, etagOf(refused))).status).toBe(200);
  });

  test('saves exactly one of several parallel edits of one version', async () => {
    const request = await requestOf(id);
    const etag = etagOf(await edit(request));
    const answers = await Promise.all([1, 2, 3, 4].map(() => edit(request, etag)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  test('rejects an If-Match that is not a version', async () => {
    const request = await requestOf(id);
    for (const etag of ['1', '"one"', 'w/"1"', 'W/1', '*'])
      expect((await edit(request, etag)).status, etag).toBe(400);
  });

  test('compares the version of a weak ETag', async () => {
    const request = await requestOf(id);
    const first = etagOf(await edit(request));
    const second = await edit(request, `W/${first}`);
    expect(second.status, second.text).toBe(200);
    const refused = await edit(request, `W/${first}`);
    expect([refused.status, etagOf(refused)], refused.text).toEqual([412, etagOf(second)]);
  });
});

test('the error of a stale edit names who changed the record last, not who replaced a key since', async () => {
  const { id } = await newMerchant(world.gateway);
  const clerk = await signedInUser(world, 'last-clerk', 'Walee');
  const params = { id };
  const body = { name: unique('Renamed'), ...EGYPT };
  const changed = await call(world.backofficeUrl, 'editMerchant', { params, body, headers: token(clerk) });
  expect(changed.status, changed.text).toBe(200);
  await world.asOwner('rotateMerchantKey', { params, body: { kind: 'privateKey' } });
  const stale = await world.asOwner('editMerchant', { params, body, headers: ifMatch('"1"') });
  const { body: history } = await world.asOwner('getHistory', { params: { kind: 'merchant', id } });
  const { actor, time } = history.data.find(({ code }) => code === 'history.changed') ?? {};
  expect(actor).not.toBe(history.data[0]?.actor);
  expect([stale.status, stale.problem]).toMatchObject([412, { changedBy: actor, changedAt: time }]);
});

test.each(ofMethod('POST'))('%s returns the first version', async (id) => {
  const answer = await world.asOwner(id, await requestOf(id));
  expect([answer.status, etagOf(answer)], answer.text).toEqual([200, '"1"']);
});

test('every record with a versioned edit has a versioned read or create', () => {
  expect(edits.length).toBe(13);
  expect(ofMethod('GET').length).toBe(12);
  expect(ofMethod('POST').length).toBe(12);
});

test('getPackage returns a version to customers, too', async () => {
  const { id } = await newPackage(world.gateway, world.nile);
  const answer = await world.asCustomer('getPackage', { params: { id } });
  expect(answer.body).not.toHaveProperty('_id');
  expect(etagOf(answer)).toBe('"1"');
});

test('a stale edit of a loan transaction books nothing', async () => {
  const id = await newLoan(world.gateway, world.nile.merchantId);
  const request = { params: { id }, body: (await requestOf('editLoanTransaction')).body };
  expect((await world.asOwner('editLoanTransaction', { ...request, headers: ifMatch('"9"') })).status).toBe(
    412,
  );
  await expectSoundBooks(world.gateway);
});

test('a repeated edit with an idempotency key returns the version of the first response', async () => {
  const request = varied(await requestOf('editLoanTransaction'));
  const headers = { ...ifMatch('"1"'), 'idempotency-key': newId('key') };
  const first = await world.asOwner('editLoanTransaction', { ...request, headers });
  const again = await world.asOwner('editLoanTransaction', { ...request, headers });
  expect([first.status, etagOf(first)], first.text).toEqual([200, '"2"']);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect([etagOf(again), again.body]).toEqual([etagOf(first), first.body]);
});

test('an edit that changes nothing keeps the version', async () => {
  const { params, body } = await requestOf('editCarrier');
  const first = await world.asOwner('editCarrier', { ...(params && { params }), body });
  const second = await world.asOwner('editCarrier', { ...(params && { params }), body });
  expect(etagOf(second)).toBe(etagOf(first));
});

test('a new password keeps the version of the profile', async () => {
  const before = etagOf(await world.asOwner('getProfile'));
  const { password: currentPassword } = world.owner;
  const newPassword = 'battery staple';
  const change = { currentPassword, newPassword, confirmPassword: newPassword };
  expect((await world.asOwner('changePassword', { body: change })).status).toBe(200);
  expect(etagOf(await world.asOwner('getProfile'))).toBe(before);
});

test("only a carrier's new name changes the version of its services", async () => {
  const service = () => world.asOwner('getService', { params: { id: world.nile.service.id } });
  const edit = (name: string, supportEmail: string) =>
    world.asOwner('editCarrier', {
      params: { id: world.carrierId },
      body: { name, type: 'Carrier', ...EGYPT, supportEmail },
    });
  const before = etagOf(await service());
  expect((await edit('Fawry', 'help@fawry.example')).status).toBe(200);
  expect(etagOf(await service())).toBe(before);
  expect((await edit('Fawry 2', 'help@fawry.example')).status).toBe(200);
  expect(etagOf(await service())).not.toBe(before);
});

test('another origin may send If-Match and read ETag', async () => {
  const { path } = operations.getProfile;
  const preflight = await send(world.backofficeUrl, 'OPTIONS', operations.editProfile.path, {
    headers: {
      origin: ORIGIN,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'if-match,x-auth-token',
    },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('if-match');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  const answer = await send(world.backofficeUrl, 'GET', path, {
    headers: { origin: ORIGIN, 'x-auth-token': world.ownerToken },
  });
  expect(answer.headers.get('access-control-expose-headers')).toContain('etag');
});

test('a 401 response has no ETag', async () => {
  const { params } = await requestOf('editMerchant');
  const answer = await call(world.backofficeUrl, 'getMerchant', { ...(params && { params }) });
  expect([answer.status, answer.headers.get('etag')]).toEqual([401, null]);
});
