import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { audit } from '../src/audit/record.ts';
import { proveBooks } from '../src/backup/prove-books.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('proveBooks finds no fault in sound books while the product writes', async () => {
  const { db } = world.gateway;
  const state = { isWriting: true, written: 0 };
  const write = async () => {
    while (state.isWriting) {
      await inTransaction(db, (trx) =>
        audit(trx, {
          userTypeId: world.nile.merchantId,
          actor: { id: 'test', name: 'Test' },
          action: 'editMerchant',
          kind: 'merchant',
          recordId: world.nile.merchantId,
          description: 'Changed name',
          code: 'history.changed',
          values: { fields: 'name' },
          at: new Date(),
        }),
      );
      state.written += 1;
    }
  };
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const writing = write();
  const faults: number[] = [];
  for (let time = 0; time < 20; time += 1)
    faults.push(await proveBooks({ ...world.gateway, close: () => world.close() }));
  state.isWriting = false;
  await writing;
  expect(said.mock.calls).toEqual([]);
  expect(faults.every((count) => count === 0)).toBe(true);
  expect(state.written).toBeGreaterThan(0);
});
