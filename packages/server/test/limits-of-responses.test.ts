import { type OperationId, operations } from '@daftar/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationIds } from '../src/contract/operation-ids.ts';
import { expectProblem, send, token } from './support/api.ts';
import { operationOf } from './support/examples.ts';
import { exchange, head } from './support/raw-socket.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const isOpen = (id: OperationId) => operations[id].permission.auth === 'none';
const withOpenBody = operationIds.filter((id) => isOpen(id) && operationOf(id).requestBody);
const withParameter = operationIds.filter((id) => operations[id].path.includes('{'));
/** Characters of two UTF-16 units: a cut in the middle of one would leave half a character. */
const LONG = `k${'😀'.repeat(60_000)}`;
const MOST_BYTES = 4_000;

test.each(withOpenBody)('%s rejects an unknown key of 250 KB within the contract’s limits', async (id) => {
  const address = operations[id].path.replaceAll(/\{\w+\}/g, 'unknown-id');
  const answer = await send(world.backofficeUrl, operations[id].method, address, { body: { [LONG]: 1 } });
  expectProblem(answer, answer.status);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.text.length).toBeLessThan(MOST_BYTES);
  for (const { message, field = '' } of answer.problem.errors) {
    expect(message.length).toBeLessThanOrEqual(1_000);
    expect(message.isWellFormed() && field.isWellFormed()).toBe(true);
    expect(field.length).toBeLessThanOrEqual(200);
  }
});

test.each(withParameter)(
  '%s returns 414 for an address that is too long, as its contract says',
  async (id) => {
    const address = operations[id].path.replaceAll(/\{\w+\}/g, 'x'.repeat(201));
    const answer = await send(world.backofficeUrl, operations[id].method, address, {
      headers: { ...token(world.ownerToken), accept: 'application/json' },
    });
    expectProblem(answer, 414);
    expect(Object.keys(operationOf(id).responses)).toContain('414');
  },
);

test('a number with too many digits to be stored is rejected instead of rounded', async () => {
  const post = (amount: string) =>
    fetch(`${world.backofficeUrl}/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.nile.privateKey}`, 'content-type': 'application/json' },
      body: `{"serviceId":"${world.nile.service.serviceId}","orderId":"digits-1","currency":"EGP","amount":${amount}}`,
    });
  const refused = await post('100.00000000000000000001');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'amount', code: 'request.invalid' }] });
  expect((await post('100.00000000000000000000')).status).toBe(200);
});

test('a POST that its caller aborts logs no error', async () => {
  const logged: unknown[] = [];
  const { log } = world.gateway;
  const before = log.error;
  log.error = (...line: unknown[]) => void logged.push(line);
  for (const path of ['/auth/login', '/checkout/sessions']) {
    const start = head(`POST ${path} HTTP/1.1`, 'Content-Type: application/json', 'Content-Length: 1000');
    await exchange(world.backofficeUrl, `${start}{"a":`, (socket) => {
      setTimeout(() => socket.resetAndDestroy(), 100);
    });
  }
  // The server notices the reset with a delay.
  await new Promise((resolve) => setTimeout(resolve, 300));
  log.error = before;
  expect(logged).toEqual([]);
});
