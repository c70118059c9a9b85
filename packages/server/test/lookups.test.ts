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

const checkAvailability = (userToken: string, field: string, value: string) =>
  call(world.backofficeUrl, 'checkAvailability', {
    query: `?field=${field}&value=${encodeURIComponent(value)}`,
    headers: token(userToken),
  });

test.each([
  ['userName', ' Nile-Clerk ', false],
  ['userName', 'nobody-yet', true],
  ['merchantName', ' nile  BOOKS', false],
  ['merchantName', 'Nile Bookshelf', true],
  ['carrierName', 'fawry', false],
  ['carrierName', 'Fawri', true],
])(
  'checkAvailability returns to the platform owner whether %s %j is available: %j',
  async (field, value, available) => {
    expect((await checkAvailability(world.ownerToken, field, value)).body).toEqual({ available });
  },
);

test("checkAvailability checks only a merchant's own names for its users", async () => {
  expect((await checkAvailability(merchantToken, 'merchantName', 'Delta Games')).body.available).toBe(true);
  expect((await checkAvailability(merchantToken, 'carrierName', 'Fawry')).body.available).toBe(true);
  expect((await checkAvailability(merchantToken, 'merchantName', 'Nile Books')).body.available).toBe(false);
  expect((await checkAvailability(merchantToken, 'roleName', 'NILE-CLERK')).body.available).toBe(false);
});

test('checkAvailability of a user name returns 403 for users who may not add users', async () => {
  const permissions = allPermissions();
  permissions.Users = {};
  const reader = await signedInUser(world, 'reader', world.nile.merchantId, permissions);
  expect((await checkAvailability(reader, 'userName', 'nile-clerk')).status).toBe(403);
});

test('checkAvailability rejects an unknown field and an empty value', async () => {
  expect((await checkAvailability(world.ownerToken, 'email', 'x')).status).toBe(400);
  expect((await checkAvailability(world.ownerToken, 'userName', '')).status).toBe(400);
});
