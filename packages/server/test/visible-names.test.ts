import {
  carrierRules,
  merchantRules,
  packageRules,
  payoutRules,
  productRules,
  profileRules,
  roleRules,
  serviceRules,
} from '@daftar/domain';
import type { OperationId } from '@daftar/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionOf } from './support/figures.ts';
import { paidPayment } from './support/payments.ts';
import { rightBodies } from './support/right-bodies.ts';
import { startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const INVISIBLE = ['\u200b\u200b\u200b', '\u2800\u2800', '\u3164\u3164', '--', '🎉🎉'];
/** An operation, one of its name fields, and the field's message for a text without visible characters. */
const NAMED: [OperationId, string, string][] = [
  ['addMerchant', 'name', merchantRules.name.message.required],
  ['addCarrier', 'name', carrierRules.name.message.required],
  ['addService', 'serviceName', serviceRules.serviceName.message.required],
  ['addRole', 'name', roleRules.name.message.required],
  ['addPackage', 'name', packageRules.name.message.required],
  ['addProduct', 'name', productRules.name.message.required],
  ['addPayout', 'fullName', payoutRules.fullName.message],
  ['editProfile', 'name', profileRules.name.message.required],
];
/** The same, for operations without a form of their own. */
const PLAIN: [OperationId, string, string][] = [
  ['addSavedView', 'name', 'Please provide valid name'],
  ['addApiKey', 'name', 'Please provide valid name'],
];
const TURNED = [
  'Nile\u202eskooB',
  'Nile \u2066Books\u2069',
  'Nile\nBooks',
  'Nile\u0007Books',
  '\u202e\u202e',
  '\u0001\u0001',
];

/** Returns the error that a field gets for this text. */
async function saidOf(id: OperationId, field: string, text: string) {
  const { status, problem } = await world.asOwner(id, { body: { ...rightBodies(id, world), [field]: text } });
  return { status, errors: (problem.errors ?? []).filter((error) => error.field === field) };
}

test.each([...NAMED, ...PLAIN])(
  '%s rejects a %s without visible characters, with one message',
  async (id, field, message) => {
    for (const text of INVISIBLE) {
      expect(await saidOf(id, field, text), JSON.stringify(text)).toEqual({
        status: 400,
        errors: [
          expect.objectContaining({
            field,
            message,
            code: expect.stringMatching(/\.(required|pattern|invalid)$/),
          }),
        ],
      });
    }
  },
);

test.each([...NAMED, ...PLAIN])('%s counts a %s of spaces as empty', async (id, field) => {
  const { status, errors } = await saidOf(id, field, '');
  expect([status, errors.length]).toEqual([400, 1]);
  expect(await saidOf(id, field, '   ')).toEqual({ status, errors });
});

test.each(['addRefund', 'closeRefund', 'setPayoutStatus', 'setSubscriptionStatus'] as const)(
  '%s does not count the spaces around a reason',
  async (id) => {
    const answer = await world.asOwner(id, {
      params: { id: 'unknown_id' },
      body: { ...rightBodies(id, world), reason: '  a  ' },
    } as never);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.map(({ field }) => field)).toContain('reason');
  },
);

test.each([...NAMED, ...PLAIN])('%s rejects a %s with control characters, and says so', async (id, field) => {
  for (const text of TURNED) {
    const { status, errors } = await saidOf(id, field, text);
    expect([status, errors.length], JSON.stringify(text)).toEqual([400, 1]);
    expect(errors[0]?.message).toMatch(/must not contain control characters$/);
    expect(errors[0]?.code).toMatch(/\.controls$/);
  }
});

test.each(['می\u200cخواهم', 'क्\u200dष', 'Cafe\u0301', '٣٠٣', ' 7 Eleven (Nile) '])(
  "accepts %j as a merchant's name",
  async (name) => {
    const body = { ...rightBodies('addMerchant', world), name };
    const answer = await world.asOwner('addMerchant', { body });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.name).toBe(name.trim());
  },
);

test('merchant names that look alike count as the same name', async () => {
  const name = unique('Nile Café');
  const add = (other: string) =>
    world.asOwner('addMerchant', { body: { ...rightBodies('addMerchant', world), name: other } });
  expect((await add(name)).status).toBe(200);
  for (const twin of [
    `${name}\u200b`,
    name.normalize('NFD'),
    `Nile\u00a0${name.slice(5)}`,
    name.replace('N', 'Ｎ'),
  ]) {
    const { status, problem } = await add(twin);
    expect([status, problem.errors?.[0]?.code]).toEqual([409, 'account.nameTaken']);
  }
});

test('rejects a correction with an unreadable reason', async () => {
  const { id } = await transactionOf(world, await paidPayment(world, 100));
  const correct = (reason: string) =>
    world.asOwner('updateTransactionStatus', { body: { id, status: 'Failed', reason } });
  for (const reason of [...INVISIBLE, 'Nile\u202eskooB', 'Nile\u0007Books']) {
    const { status, problem } = await correct(reason);
    expect([status, problem.errors?.[0]?.field], JSON.stringify(reason)).toEqual([400, 'reason']);
  }
  expect((await correct('بلا سبب\nsecond line')).status).toBe(200);
});
