import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../src/access/permissions.ts';
import { call, token } from './support/api.ts';
import { signedInUser, startWorld, type World } from './support/world.ts';

let world: World;
let merchantToken: string;
beforeAll(async () => {
  world = await startWorld();
  merchantToken = await signedInUser(world, 'nile-clerk', world.nile.merchantId);
});
afterAll(() => world.close());

const free = (who: string, field: string, value: string) =>
  call(world.backofficeUrl, 'checkAvailability', {
    query: `?field=${field}&value=${encodeURIComponent(value)}`,
    headers: token(who),
  });

test.each([
  ['userName', ' Nile-Clerk ', false],
  ['userName', 'nobody-yet', true],
  ['merchantName', ' nile  BOOKS', false],
  ['merchantName', 'Nile Bookshelf', true],
  ['carrierName', 'fawry', false],
  ['carrierName', 'Fawri', true],
])('the owner asks whether %s %j is free: %j', async (field, value, available) => {
  expect((await free(world.ownerToken, field, value)).body).toEqual({ available });
});

test("a merchant learns nothing of others' names, and of its own", async () => {
  expect((await free(merchantToken, 'merchantName', 'Delta Games')).body.available).toBe(true);
  expect((await free(merchantToken, 'carrierName', 'Fawry')).body.available).toBe(true);
  expect((await free(merchantToken, 'merchantName', 'Nile Books')).body.available).toBe(false);
  expect((await free(merchantToken, 'roleName', 'NILE-CLERK')).body.available).toBe(false);
});

test('who may not make a user may not ask for user names', async () => {
  const permissions = allPermissions();
  permissions.Users = {};
  const reader = await signedInUser(world, 'reader', world.nile.merchantId, permissions);
  expect((await free(reader, 'userName', 'nile-clerk')).status).toBe(403);
});

test('another field, or none, is refused', async () => {
  expect((await free(world.ownerToken, 'email', 'x')).status).toBe(400);
  expect((await free(world.ownerToken, 'userName', '')).status).toBe(400);
});
