import { type OperationId, operations } from '@daftar/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../../src/access/permissions.ts';
import { deref } from '../../src/contract/document.ts';
import { operationIds } from '../../src/contract/operation-ids.ts';
import { type Answer, send, token } from '../support/api.ts';
import { operationOf } from '../support/examples.ts';
import { tablesWith } from '../support/find-text.ts';
import { rightBodies } from '../support/right-bodies.ts';
import { signedInUser, startWorld, type World } from '../support/world.ts';

/** A card number that no example and no demo record contains. */
const CARD = '5204740000001002';
const TYPED = [`Nora ${CARD}`, '5204-7400-0000-1002', '٥٢٠٤ ٧٤٠٠ ٠٠٠٠ ١٠٠٢'];
/** Numbers of American Express and Diners Club: they are as long as phone numbers, so that fields for these may accept them. */
const SHORT_CARDS = ['371449635398431', '38520000023237'];
const AS_TYPED = [...SHORT_CARDS, '+371449635398431', '3714 496353 98431', '3852 000002 3237'];
const TURNED = ['Nile\u202eskooB', 'Nile\u2066', 'Nile\u0085Books'];

let world: World;
let headers: Record<string, string>;
const logLines: string[] = [];

beforeAll(async () => {
  world = await startWorld({ onLogLine: (line) => logLines.push(line) });
  const all = await signedInUser(world, 'everything', 'Walee', allPermissions());
  headers = { ...token(all), authorization: `Bearer ${world.nile.privateKey}` };
});
afterAll(() => world.close());

const QUERIES: Partial<Record<OperationId, string>> = { startCheckout: '?provider=fawry' };

const ask = (id: OperationId, body: unknown): Promise<Answer> => {
  const path = operations[id].path.replace('{provider}', 'fawry').replaceAll(/\{\w+\}/g, 'unknown_id');
  return send(world.backofficeUrl, operations[id].method, path + (QUERIES[id] ?? ''), { body, headers });
};

interface Schema {
  type?: string | string[];
  'x-known'?: string;
  'x-read-only'?: true;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
}
type Path = readonly (string | number)[];
type Field = { readonly path: Path; readonly isTyped: boolean };

/** Returns the path of every text in a schema; `isTyped` for those that a person types. */
function textsOf(schema: Schema, path: Path = [], depth = 0): Field[] {
  if (depth > 8) return [];
  const own = deref<Schema>(schema);
  const parts = [own.allOf, own.oneOf, own.anyOf]
    .flatMap((list) => list ?? [])
    .map((part) => deref<Schema>(part));
  const known =
    schema['x-known'] ?? own['x-known'] ?? parts.find((part) => part['x-known'])?.['x-known'] ?? '';
  const isText = [own, ...parts].some(({ type }) => [type].flat().includes('string'));
  const { additionalProperties: more } = own;
  return [
    ...(isText ? [{ path, isTyped: ['text', 'lines'].includes(known) && !schema['x-read-only'] }] : []),
    ...parts.filter(({ properties }) => properties).flatMap((part) => textsOf(part, path, depth + 1)),
    ...Object.entries(own.properties ?? {}).flatMap(([name, one]) =>
      textsOf(one, [...path, name], depth + 1),
    ),
    ...(own.items ? textsOf(own.items, [...path, 0], depth + 1) : []),
    ...(typeof more === 'object' ? textsOf(more, [...path, 'q'], depth + 1) : []),
  ];
}

/** Returns a copy of a value with `text` at the path. */
function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (typeof key === 'number') {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return [withText(first, rest, text), ...others];
  }
  const held = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...held, [key]: withText(held[key], rest, text) };
}

const fields = operationIds.flatMap((id) => {
  const schema = operationOf(id).requestBody?.content['application/json']?.schema;
  return schema ? textsOf(schema as Schema).map((field) => ({ id, ...field })) : [];
});
const typed = fields.filter(({ isTyped }) => isTyped);
const nameOf = ({ path }: Field) => path.join('.');

const errorsAt = ({ problem }: Answer, field: string) =>
  (problem?.errors ?? [])
    .filter((error) => error.field === field)
    .map(({ code, message }) => [code, message]);

test('finds the typed texts of the contract', () => {
  const names = typed.map((field) => `${field.id} ${nameOf(field)}`);
  expect(names.length).toBeGreaterThan(70);
  for (const one of [
    'startCardPayment customerName',
    'addService customFields.0.value',
    'startExport filters.q',
  ])
    expect(names).toContain(one);
});

test.each(typed.map((field) => [field.id, nameOf(field), field.path] as const))(
  '%s refuses a card number and control characters in %s, and does not quote them',
  async (id, name, path) => {
    const right = rightBodies(id, world);
    for (const text of TYPED) {
      const answer = await ask(id, withText(right, path, text));
      expect([answer.status, errorsAt(answer, name)], answer.text).toEqual([
        400,
        [[expect.stringMatching(/\.cardNumber$/), expect.stringMatching(/ must not contain a card number$/)]],
      ]);
      expect(answer.text).not.toContain(text);
      expect(answer.text).not.toContain(CARD);
    }
    for (const text of TURNED) {
      const answer = await ask(id, withText(right, path, text));
      expect([answer.status, errorsAt(answer, name)], answer.text).toEqual([
        400,
        [
          [
            expect.stringMatching(/\.controls$/),
            expect.stringMatching(/ must not contain control characters$/),
          ],
        ],
      ]);
    }
  },
);

/** Fields for numbers that may look like a card's: order numbers, account numbers and ids from other systems. */
const NUMBERS = ['orderId', 'bankNo', 'nationalId'];

test('stores and logs no card number from the other texts of a body', async () => {
  for (const field of fields) {
    const { id, path, isTyped } = field;
    if (isTyped || NUMBERS.includes(String(path.at(-1)))) continue;
    for (const text of [CARD, `${CARD}@nile.example`, ...AS_TYPED]) {
      const { status } = await ask(id, withText(rightBodies(id, world), path, text));
      expect(status, `${id} ${nameOf(field)}`).toBeLessThan(500);
    }
  }
  for (const text of [CARD, ...AS_TYPED]) {
    expect([text, await tablesWith(world.gateway, text)]).toEqual([text, []]);
    expect(logLines.join('')).not.toContain(text);
  }
  expect(logLines.length).toBeGreaterThan(0);
});

test.each([
  'requestReferenceNumber customerMobile',
  'addBlacklistEntry msisdn',
  'createCheckoutSession msisdn',
])('%s refuses card numbers that are as long as phone numbers', async (names) => {
  const [id, name] = names.split(' ') as [OperationId, string];
  for (const text of AS_TYPED) {
    const answer = await ask(id, withText(rightBodies(id, world), [name], text));
    expect([answer.status, errorsAt(answer, name)], answer.text).toEqual([400, [expect.anything()]]);
    expect(answer.text).not.toContain(text);
  }
});

test('does not quote an unknown field whose name is a card number', async () => {
  for (const name of [CARD, '5204 7400 0000 1002', `${CARD}.x`]) {
    const { status, text, problem } = await ask('addProduct', {
      ...rightBodies('addProduct', world),
      [name]: 1,
    });
    expect([status, problem.errors[0]?.code]).toEqual([400, 'request.unknownField']);
    expect(text).toContain('520474…1002');
    expect(text).not.toContain(name);
  }
  const number = await ask('addProduct', `{"${CARD}":1234567890123456789012}`);
  expect([number.status, number.text.includes(CARD)]).toEqual([400, false]);
});

test('logs no search text and no query', async () => {
  const before = logLines.length;
  const answers = [
    await send(world.backofficeUrl, 'GET', `/merchants/get?q=${CARD}`, { headers }),
    await send(world.backofficeUrl, 'GET', `/search?q=${CARD}`, { headers }),
    await send(world.backofficeUrl, 'GET', `/nowhere/${CARD}?q=${CARD}`, { headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(logLines.length).toBeGreaterThan(before);
  expect(logLines.join('')).not.toContain(CARD);
});

test('keeps no typed user name in the counters of sign-in attempts', async () => {
  const userName = 'a-typed-password';
  for (const name of [CARD, userName]) {
    const { status } = await send(world.backofficeUrl, 'POST', '/auth/login', {
      body: { userName: name, password: 'wrong' },
    });
    expect(status).toBe(401);
    expect(await tablesWith(world.gateway, name)).toEqual([]);
  }
});

test.each([`q=${CARD}`, 'q=5204+7400+0000+1002', 'q=5204%207400%200000%201002'])(
  'refuses to save a view of %s',
  async (query) => {
    const { status, problem } = await ask('addSavedView', { ...rightBodies('addSavedView', world), query });
    expect([status, problem.errors.map(({ code }) => code)]).toEqual([400, ['request.cardNumber']]);
  },
);
