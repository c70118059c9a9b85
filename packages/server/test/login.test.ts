import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions, permissionsOf } from '../src/access/permissions.ts';
import { call, token } from './support/api.ts';
import { eventually } from './support/eventually.ts';
import {
  newMerchant,
  newUser,
  signedInUser,
  signIn,
  startWorld,
  unique,
  type World,
} from './support/world.ts';

let world: World;
const clock = () => new Date();
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const login = (userName: string, password: string, more: object = {}) =>
  call(world.backofficeUrl, 'login', { body: { userName, password, ...more } });
const name = (text: string) => unique(text).replace(' ', '-');
const profile = (value: string) => call(world.backofficeUrl, 'getProfile', { headers: token(value) });
const sessionStatus = async (value: string) => {
  const { status, problem } = await profile(value);
  return status === 200 ? 'in' : problem.status;
};

test('login returns a token as a JSON string, with the account and role in its claims', async () => {
  const { userName, password } = world.owner;
  const answer = await login(`  ${userName.toUpperCase()} `, password);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const claims = JSON.parse(Buffer.from(answer.body.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ userTypeId: 'Walee', role: expect.stringMatching(/^rol_/) });
  expect(JSON.stringify(claims)).not.toContain(password);
  expect((claims.exp - claims.iat) / 3600).toBe(12);
});

test('login accepts rememberMe and ignores it', async () => {
  const { userName, password } = world.owner;
  for (const rememberMe of [true, false])
    expect((await login(userName, password, { rememberMe })).status).toBe(200);
});

test('an unknown user, a wrong password, an inactive user and an inactive account get the same response', async () => {
  const inactive = await newUser(world, name('inactive'), 'Walee');
  const { db } = world.gateway;
  await db
    .updateTable('users')
    .set({ status: 'Inactive' })
    .where('user_name', '=', inactive.userName)
    .execute();
  const shop = await newMerchant(world.gateway);
  const closed = await newUser(world, name('closed'), shop.id);
  await db.updateTable('merchants').set({ status: 'Inactive' }).where('id', '=', shop.id).execute();
  const wrong = await newUser(world, name('wrong'), 'Walee');
  const answers = [
    await login('nobody-we-know', 'whatever'),
    await login(wrong.userName, 'whatever'),
    await login(inactive.userName, inactive.password),
    await login(closed.userName, closed.password),
  ];
  const shown = answers.map(({ status, problem: { requestId: _, ...rest } }) => ({ ...rest, http: status }));
  for (const one of shown) expect(one).toEqual(shown[0]);
  expect(shown[0]).toMatchObject({ http: 401, status: 'Login-Failed' });
});

test('login compares the password exactly, including case and spaces', async () => {
  const { userName, password } = await newUser(world, name('exact'), 'Walee');
  for (const other of [`${password} `, ` ${password}`, password.toUpperCase()])
    expect((await login(userName, other)).status).toBe(401);
});

test('logout ends its own session and no other', async () => {
  const person = await newUser(world, name('leaver'), 'Walee');
  const [here, there] = [await signIn(world, person), await signIn(world, person)];
  const out = await call(world.backofficeUrl, 'logout', { headers: token(here) });
  expect([out.status, out.text]).toEqual([204, '']);
  expect([await sessionStatus(here), await sessionStatus(there)]).toEqual(['Invalid-Token', 'in']);
});

test('a session in use does not expire as idle, even with a one-minute idle limit', async () => {
  const { db, settings } = world.gateway;
  const value = await signIn(world, await newUser(world, name('worker'), 'Walee'));
  const { jti } = JSON.parse(Buffer.from(value.split('.')[1] ?? '', 'base64url').toString());
  const seenBefore = (seconds: number) =>
    db
      .updateTable('login_sessions')
      .set({ last_seen_at: new Date(Date.now() - seconds * 1000) })
      .where('id', '=', jti)
      .execute();
  const minutes = settings.tokenIdleMinutes;
  settings.tokenIdleMinutes = 1;
  try {
    await seenBefore(40);
    expect(await sessionStatus(value)).toBe('in');
    const { last_seen_at } = await db
      .selectFrom('login_sessions')
      .select('last_seen_at')
      .where('id', '=', jti)
      .executeTakeFirstOrThrow();
    expect(Date.now() - last_seen_at.getTime()).toBeLessThan(30_000);
    await seenBefore(61);
    expect(await sessionStatus(value)).toBe('Token-Expired');
  } finally {
    settings.tokenIdleMinutes = minutes;
  }
});

test('a login that is in progress while the password changes fails', async () => {
  const { pool } = world.gateway;
  const person = await newUser(world, name('racer'), 'Walee');
  const change = await pool.connect();
  await change.query('begin');
  await change.query("update users set password_hash = 'another' where user_name = $1", [person.userName]);
  const late = login(person.userName, person.password);
  const isWaiting = eventually(async () => {
    const { rows } = await pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows).not.toEqual([]);
  });
  await Promise.race([isWaiting, late]);
  await change.query('commit');
  change.release();
  expect((await late).problem.status).toBe('Login-Failed');
});

test('a password change ends all other sessions and invalidates the old password', async () => {
  const person = await newUser(world, name('changer'), 'Walee');
  const [here, there] = [await signIn(world, person), await signIn(world, person)];
  const change = (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    call(world.backofficeUrl, 'changePassword', {
      headers: token(here),
      body: { currentPassword, newPassword, confirmPassword },
    });
  const wrong = await change('not it', 'battery staple');
  expect([wrong.status, wrong.problem.errors[0]?.field]).toEqual([400, 'currentPassword']);
  const differs = await change(person.password, 'battery staple', 'battery stable');
  expect(differs.problem.errors[0]).toMatchObject({
    message: 'Passwords must match',
    field: 'confirmPassword',
  });
  expect((await change(person.password, 'four')).status).toBe(400);
  expect(await sessionStatus(there)).toBe('in');
  const done = await change(person.password, 'battery staple');
  expect(done.body).toEqual({ message: 'Password updated successfully' });
  expect([await sessionStatus(here), await sessionStatus(there)]).toEqual(['in', 'Invalid-Token']);
  expect((await login(person.userName, person.password)).status).toBe(401);
  expect((await login(person.userName, 'battery staple')).status).toBe(200);
});

test('guesses of the current password in an open session are throttled', async () => {
  const person = await newUser(world, name('guessed'), 'Walee');
  const headers = token(await signIn(world, person));
  const statuses = [];
  for (let guess = 0; guess < 10; guess += 1) {
    const body = { currentPassword: `guess ${guess}`, newPassword: 'new one', confirmPassword: 'new one' };
    const answer = await call(world.backofficeUrl, 'changePassword', { headers, body });
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([...Array(8).fill(400), 429, 429]);
});

test("the sessions of a deactivated account's users are rejected until the account is active again", async () => {
  const shop = await newMerchant(world.gateway);
  const user = await signedInUser(world, name('shopkeeper'), shop.id);
  const set = (status: string) =>
    world.asOwner('setMerchantStatus', { params: { id: shop.id }, body: { status } });
  await set('Inactive');
  expect(await sessionStatus(user)).toBe('Invalid-Token');
  await set('Active');
  expect(await sessionStatus(user)).toBe('in');
});

test('a change of role or account takes effect with the next request', async () => {
  const { db } = world.gateway;
  const userName = name('climber');
  const value = await signedInUser(world, userName, 'Walee', permissionsOf('Dashboard.viewAll'));
  const list = () => call(world.backofficeUrl, 'listServices', { headers: token(value) });
  expect((await list()).status).toBe(403);
  const role = (permissions: object) =>
    db
      .updateTable('roles')
      .set({ permissions: JSON.stringify(permissions) })
      .where('name', '=', userName)
      .execute();
  await role(allPermissions());
  expect((await list()).status).toBe(200);
  await db
    .updateTable('users')
    .set({ user_type_id: world.nile.merchantId })
    .where('user_name', '=', userName)
    .execute();
  const own = await list();
  expect(own.body.data.map(({ merchant }) => merchant._id)).toEqual([world.nile.merchantId]);
  await db.updateTable('users').set({ role_id: null }).where('user_name', '=', userName).execute();
  expect((await list()).status).toBe(403);
  const without = await call(world.backofficeUrl, 'getOwnPermissions', { headers: token(value) });
  expect(without.body).toMatchObject({ role: null, permissions: {} });
});

test('a permission flag that is not exactly true grants nothing', async () => {
  const userName = name('truthy');
  const value = await signedInUser(world, userName, 'Walee', {});
  for (const viewAll of ['true', 1, {}, [], 'false']) {
    await world.gateway.db
      .updateTable('roles')
      .set({ permissions: JSON.stringify({ Services: { viewAll } }) })
      .where('name', '=', userName)
      .execute();
    const answer = await call(world.backofficeUrl, 'listServices', { headers: token(value) });
    expect([viewAll, answer.status]).toEqual([viewAll, 403]);
  }
});

test('a login session ends after 60 idle minutes, and after 12 hours at the latest', async () => {
  const minutes = (count: number) => {
    const at = Date.now() + count * 60_000;
    world.gateway.now = () => new Date(at);
  };
  try {
    const idle = await signedInUser(world, name('idle'), 'Walee');
    minutes(59);
    expect(await sessionStatus(idle)).toBe('in');
    minutes(59 + 61);
    expect(await sessionStatus(idle)).toBe('Token-Expired');
    world.gateway.now = clock;
    const busy = await signedInUser(world, name('busy'), 'Walee');
    for (let passed = 50; passed < 720; passed += 50) {
      minutes(passed);
      expect([passed, await sessionStatus(busy)]).toEqual([passed, 'in']);
    }
    minutes(721);
    expect(await sessionStatus(busy)).toBe('Token-Expired');
  } finally {
    world.gateway.now = clock;
  }
});

test('responses of operations, including login, forbid caching', async () => {
  const answer = await profile(world.ownerToken);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { userName, password } = world.owner;
  expect((await login(userName, password)).headers.get('cache-control')).toBe('no-store');
  expect((await login(userName, 'wrong')).headers.get('cache-control')).toBe('no-store');
});

test("a session has the time zone of the account's country, or the platform owner's", async () => {
  const { db } = world.gateway;
  const timeZoneOf = async (userToken: string) =>
    (await call(world.backofficeUrl, 'getOwnPermissions', { headers: token(userToken) })).body.timeZone;
  const { id } = await newMerchant(world.gateway, name('Zone'));
  const clerk = await signedInUser(world, name('zone-clerk'), id);
  expect([await timeZoneOf(world.ownerToken), await timeZoneOf(clerk)]).toEqual([
    'Africa/Cairo',
    'Africa/Cairo',
  ]);
  await db.updateTable('merchants').set({ country: 'Pakistan' }).where('id', '=', id).execute();
  expect(await timeZoneOf(clerk)).toBe('Asia/Karachi');
});

test("a user's own profile and permissions contain no password hash", async () => {
  const answers = [await profile(world.ownerToken), await world.asOwner('getOwnPermissions')];
  for (const { text } of answers) expect(text).not.toMatch(/argon2|"password|hash"/i);
});

test('users can change only their name and email address in their profile', async () => {
  const person = await newUser(world, name('editor'), 'Walee');
  const headers = token(await signIn(world, person));
  const edit = (body: object) => call(world.backofficeUrl, 'editProfile', { headers, body });
  const { body: before } = await call(world.backofficeUrl, 'getProfile', { headers });
  for (const changes of [
    { userTypeId: 'mer_x' },
    { userName: 'root' },
    { userType: 'Merchant' },
    { _id: 'usr_x' },
  ]) {
    const answer = await edit({ ...before, ...changes });
    expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, Object.keys(changes)[0]]);
  }
  const after = await edit({ ...before, name: 'Mona Hassan', email: 'mona@example.com' });
  expect(after.body).toEqual({ ...before, name: 'Mona Hassan', email: 'mona@example.com' });
});
