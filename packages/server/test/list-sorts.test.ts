import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '@daftar/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedOperations } from '../src/contract/not-served.ts';
import { paidPayment, today } from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

const contract = JSON.parse(
  readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, { operationId?: string; description?: string }>> };

/** The fields that an operation's description says it sorts by. */
function sortsOf(id: OperationId): string[] {
  const { path, method } = operations[id];
  const { description = '' } = contract.paths[path]?.[method.toLowerCase()] ?? {};
  const [, named = ''] = /Sorts by ([\w, \n]+)[;.]/.exec(description) ?? [];
  return named.split(/[,\s]+/).filter((word) => word !== '');
}

const sorted = servedOperations
  .map((id) => ({ id, sorts: sortsOf(id) }))
  .filter(({ sorts }) => sorts.length > 0);

/** What the bodies of reports and logs have to name. */
const needed: Partial<Record<OperationId, object>> = {
  ...{ reportTransactions: range('Egypt'), reportBilling: range('Egypt') },
  ...{ listCheckoutLogs: range(), listCheckoutRequests: range(), searchCheckoutRequests: range() },
  searchCheckoutLogs: { ...range(), query: 'fawry' },
};

function range(country?: string): object {
  return { dateFrom: today(), dateTo: today(), ...(country && { country, currency: 'EGP' }) };
}

let world: World;

beforeAll(async () => {
  world = await startWorld();
  await paidPayment(world, 100);
});
afterAll(() => world.close());

/** A list in an order. The verdicts of an upload are sorted in the test of uploads. */
function ask(id: OperationId, sort: string) {
  const params = { id: world.nile.merchantId };
  if (operations[id].method === 'GET')
    return world.asOwner(id, { params, query: `?${new URLSearchParams({ sort })}` });
  return world.asOwner(id, { params, body: { ...needed[id], sort } });
}

test.each(sorted.filter(({ id }) => id !== 'getApprovalVerdicts'))(
  '$id sorts by every field that the contract names, both ways, and by no other',
  async ({ id, sorts }) => {
    for (const sort of sorts.flatMap((field) => [field, `-${field}`])) {
      const { status, text } = await ask(id, sort);
      expect(status, `${sort}: ${text}`).toBe(200);
    }
    expect((await ask(id, 'password')).problem.errors[0]).toMatchObject({ field: 'sort' });
  },
);

test('the contract names the orders of most lists', () => {
  expect(sorted.length).toBeGreaterThan(20);
});
