import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetOwner } from '../src/setup/reset-owner.ts';
import { call, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { signIn, startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const reset = (userName?: string) => resetOwner(world.gateway.db, { userName, now: world.gateway.now() });

test('resetOwner gives the owner a new password, activates the account, ends its sessions and records it', async () => {
  const { db } = world.gateway;
  const { password: before } = await reset();
  const session = token(await signIn(world, { userName: 'owner', password: before }));
  await db.updateTable('users').set({ status: 'Inactive' }).where('user_name', '=', 'owner').execute();
  const login = await reset();
  expect(login).toMatchObject({ userName: 'owner' });
  expect(login.password).not.toBe(before);
  expect((await call(world.backofficeUrl, 'getProfile', { headers: session })).status).toBe(401);
  const old = await call(world.backofficeUrl, 'login', { body: { userName: 'owner', password: before } });
  expect(old.status).toBe(401);
  await signIn(world, login);
  const entry = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'resetPassword')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    kind: 'user',
    user_type_id: world.gateway.owner.id,
    actor_name: 'Command line',
    before: { status: 'Inactive' },
    after: { status: 'Active' },
  });
  expect(JSON.stringify(entry)).not.toContain(login.password);
  await expectSoundBooks(world.gateway);
});

test("resetOwner rejects an unknown user name and names the platform owner's users", async () => {
  await expect(reset('nobody')).rejects.toThrow(/no user nobody.*owner/);
});
