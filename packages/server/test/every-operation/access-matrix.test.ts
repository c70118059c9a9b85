import { type OperationId, operations, type Permission } from '@daftar/openapi';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPermissions } from '../../src/access/permissions.ts';
import { newId } from '../../src/basics/ids.ts';
import { operationIds } from '../../src/contract/operation-ids.ts';
import type { Permissions } from '../../src/db/tables.ts';
import { signToken } from '../../src/security/tokens.ts';
import { call, send, token } from '../support/api.ts';
import { paidPayment, settlementForm } from '../support/payments.ts';
import type { Cast, Target, WhichRecord } from '../support/sample-request.ts';
import { sampleRequests, written } from '../support/sample-requests.ts';
import { newUser, signedInUser, signIn, startWorld } from '../support/world.ts';

const tokenOperations = operationIds.filter((id) => operations[id].permission.auth === 'token');
const ruleOf = (id: OperationId): Permission => operations[id].permission;
/** Tells whether everyone may call the operation: callers whom the rule admits get the full record, others a public view. */
const isPublic = (id: OperationId): boolean => ruleOf(id).or === 'public';

/** Returns all flags except the operation's own. `bare` also removes the flags of its alternative rule. */
function without({ group, flag, or }: Permission, bare: boolean): Permissions {
  const permissions = allPermissions();
  if (group && flag) permissions[group] = { ...permissions[group], [flag]: false };
  if (bare && typeof or === 'object') permissions[or.group] = { ...permissions[or.group], [or.flag]: false };
  return permissions;
}

type Kind = 'owner' | 'merchant' | 'otherMerchant' | 'carrier';
interface Person {
  kind: Kind;
  userName: string;
  role: 'full' | 'without' | 'bare';
}
const people: Record<string, Person> = {
  owner: { kind: 'owner', userName: 'owner-full', role: 'full' },
  'owner without the flag': { kind: 'owner', userName: 'owner-less', role: 'without' },
  'owner with neither flag': { kind: 'owner', userName: 'owner-bare', role: 'bare' },
  merchant: { kind: 'merchant', userName: 'merchant-full', role: 'full' },
  'merchant without the flag': { kind: 'merchant', userName: 'merchant-less', role: 'without' },
  'merchant with neither flag': { kind: 'merchant', userName: 'merchant-bare', role: 'bare' },
  'other merchant': { kind: 'otherMerchant', userName: 'other-full', role: 'full' },
  carrier: { kind: 'carrier', userName: 'carrier-full', role: 'full' },
};

let world: Cast;
const tokens = new Map<string, string>();
const strangers: Record<string, { token: string | undefined; says: string }> = {};

beforeAll(async () => {
  const started = await startWorld();
  const { gateway, nile, delta } = started;
  const settle = async (tenant: typeof nile) => {
    await paidPayment(started, 100, tenant);
    const answer = await started.asOwner('addSettlement', { body: settlementForm(tenant.name, 100) });
    return answer.body._id;
  };
  const account: Record<Kind, string> = {
    owner: gateway.owner.name,
    merchant: nile.merchantId,
    otherMerchant: delta.merchantId,
    carrier: started.carrierId,
  };
  for (const { kind, userName } of Object.values(people))
    tokens.set(userName, await signedInUser(started, userName, account[kind]));
  world = { ...started, settlements: { nile: await settle(nile), delta: await settle(delta) } };
  await addStrangers();
});

afterAll(() => world.close());

/** Adds callers whose token is invalid, although their user has or had every flag of the platform owner's first user. */
async function addStrangers(): Promise<void> {
  const { gateway } = world;
  const owner = gateway.owner.name;
  const claims = { userTypeId: owner, role: null };
  const later = new Date(Date.now() + 3_600_000);
  const session = async (userName: string) => {
    const real = await signedInUser(world, userName, owner);
    const [, body = ''] = real.split('.');
    const { jti, sub } = JSON.parse(Buffer.from(body, 'base64url').toString());
    return { real, jti: String(jti), sub: String(sub) };
  };
  const known = await session('forged');
  const [head = '', body = '', signature = ''] = known.real.split('.');
  const changed = Buffer.from(
    Buffer.from(body, 'base64url').toString().replace('"userTypeId":"Walee"', '"userTypeId":"Waleo"'),
  ).toString('base64url');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const add = (name: string, value: string | undefined, says = 'Invalid-Token') => {
    strangers[name] = { token: value, says };
  };
  add('nobody', undefined);
  add('rubbish', 'rubbish');
  add(
    'another key',
    await signToken(new Uint8Array(32).fill(9), known.sub, { jti: known.jti, ...claims }, later),
  );
  add('no algorithm', `${none}.${body}.`);
  add('changed claims', `${head}.${changed}.${signature}`);
  const foreign = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuer('elsewhere');
  add(
    'another issuer',
    await foreign.setSubject(known.sub).setJti(known.jti).setExpirationTime(later).sign(gateway.keys.signing),
  );
  add(
    'no such session',
    await signToken(gateway.keys.signing, known.sub, { jti: newId('ses'), ...claims }, later),
  );
  const old = new Date(Date.now() - 1000);
  add(
    'expired',
    await signToken(gateway.keys.signing, known.sub, { jti: known.jti, ...claims }, old),
    'Token-Expired',
  );
  const out = await session('logged-out');
  await call(world.backofficeUrl, 'logout', { headers: token(out.real) });
  add('logged out', out.real);
  const inactive = await session('inactive');
  await gateway.db
    .updateTable('users')
    .set({ status: 'Inactive' })
    .where('user_name', '=', 'inactive')
    .execute();
  add('inactive', inactive.real);
}

/** Returns the expected result for a caller and a record, computed without the code under test. */
function expected(id: OperationId, { kind, role }: Person, which: WhichRecord | undefined): number | 'ok' {
  const rule = ruleOf(id);
  if (isPublic(id)) return which === 'missing' ? 404 : 'ok';
  if (rule.scope === 'owner' && kind !== 'owner') return 403;
  let ownOnly = kind !== 'owner';
  if (rule.flag && role !== 'full') {
    // Callers with a token cannot use the fixed Basic credentials instead.
    const or = rule.or === 'basic' ? undefined : rule.or;
    // No caller in this test requests their own record.
    if (or === 'oneself') return 404;
    const roundabout = or === 'ownAccount' || (or !== undefined && role === 'without');
    if (!roundabout) return 403;
    ownOnly = true;
  }
  if (which === undefined) return 'ok';
  if (which === 'missing') return 404;
  if (sampleRequests[id]?.record === 'person') return which === 'own' ? 'ok' : 404;
  if (!ownOnly) return 'ok';
  return belongs(id, kind, which) ? 'ok' : 404;
}

/** Tells whether the record belongs to the caller's merchant or carrier. */
function belongs(id: OperationId, kind: Kind, which: WhichRecord): boolean {
  const owner = sampleRequests[id]?.record;
  if (owner === 'carrier') return kind === 'carrier' && which === 'own';
  // The same carrier carries the services of both merchants.
  if (owner === 'both' && kind === 'carrier') return true;
  return (kind === 'merchant' && which === 'own') || (kind === 'otherMerchant' && which === 'another');
}

const requestFor = async (id: OperationId, target: Target) =>
  (await sampleRequests[id]?.request(world, target)) ?? {};

async function cell(id: OperationId, target: Target, headers: Record<string, string>) {
  return call(world.backofficeUrl, id, { ...(await requestFor(id, target)), headers });
}

const recordsOf = (id: OperationId): (WhichRecord | undefined)[] =>
  sampleRequests[id]?.record ? ['own', 'another', 'missing'] : [undefined];

test('has a request for every operation that needs a token, and for no other', () => {
  expect(Object.keys(sampleRequests).sort()).toEqual([...tokenOperations].sort());
  expect(tokenOperations).toEqual(expect.arrayContaining(Object.keys(written)));
});

describe.each(tokenOperations)('%s', (id) => {
  test('callers without a valid token get 401', async () => {
    for (const which of recordsOf(id)) {
      const request = await requestFor(id, { which, caller: undefined });
      const tries = Object.entries(strangers).map(async ([name, stranger]) => {
        if (isPublic(id) && stranger.token === undefined) return;
        const headers = stranger.token === undefined ? {} : token(stranger.token);
        const answer = await call(world.backofficeUrl, id, { ...request, headers });
        const got = [name, which, answer.status, answer.problem.status];
        expect(got).toEqual([name, which, 401, stranger.says]);
      });
      await Promise.all(tries);
    }
  });

  test("every signed-in caller gets the status that the operation's rule demands", async () => {
    const rule = ruleOf(id);
    for (const [name, person] of Object.entries(people)) {
      const permissions = person.role === 'full' ? allPermissions() : without(rule, person.role === 'bare');
      await world.gateway.db
        .updateTable('roles')
        .set({ permissions: JSON.stringify(permissions) })
        .where('name', '=', person.userName)
        .execute();
      for (const which of recordsOf(id)) {
        const fresh = id === 'logout' || id === 'changePassword' ? await freshPerson(person) : undefined;
        const bearer = fresh?.token ?? tokens.get(person.userName) ?? '';
        const target = { which, caller: fresh, who: person.userName };
        const answer = await cell(id, target, token(bearer));
        const status = expected(id, person, which);
        const got = status === 'ok' && answer.status < 300 ? 'ok' : answer.status;
        expect([name, which, got], `${answer.text.slice(0, 300)}`).toEqual([name, which, status]);
      }
    }
  });
});

const scoped = tokenOperations.filter(
  (id) => sampleRequests[id]?.record && ruleOf(id).scope !== 'owner' && !isPublic(id),
);
test.each(scoped)("%s responds to another tenant's record exactly as to a missing one", async (id) => {
  const headers = token(tokens.get('merchant-full') ?? '');
  const responseTo = async (which: WhichRecord) => {
    const { status, problem } = await cell(id, { which, caller: undefined }, headers);
    const { requestId: _, ...rest } = problem;
    return { ...rest, httpStatus: status };
  };
  const missing = await responseTo('missing');
  expect(missing.httpStatus).toBe(404);
  expect(await responseTo('another')).toEqual(missing);
});

let guests = 0;
/**
 * Creates a user for a call of an operation that ends the session or changes the password, so that other calls are not
 * affected.
 */
async function freshPerson({ kind }: Person) {
  guests += 1;
  const { gateway, nile, delta, carrierId } = world;
  const accounts = {
    owner: gateway.owner.name,
    merchant: nile.merchantId,
    otherMerchant: delta.merchantId,
    carrier: carrierId,
  };
  const login = await newUser(world, `guest-${guests}`, accounts[kind]);
  return { ...login, token: await signIn(world, login) };
}

test('the checkout origin serves neither operations that need a staff token nor the login', async () => {
  const closed = tokenOperations.filter((id) => !isPublic(id));
  for (const id of [...closed, 'login', 'createCheckoutSession'] as OperationId[]) {
    const { method, path } = operations[id];
    const url = path.replaceAll(/\{\w+\}/g, 'some-id');
    // The checkout origin does not have this address: even a valid token gets 404.
    const answer = await send(world.checkoutUrl, method, url, { headers: token(world.ownerToken) });
    expect([id, answer.status]).toEqual([id, 404]);
  }
});
