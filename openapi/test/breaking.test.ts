import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { breakingChanges } from '../breaking/breaking-changes.ts';
import type { Document, Schema } from '../breaking/flat-schema.ts';
import { mayBreak } from '../breaking/may-break.ts';
import { releasedContract } from '../breaking/released-contract.ts';
import { contract } from '../checking/index.ts';

const whole = contract as unknown as Document;

/** Returns a contract with one operation that has these request and answer schemas. */
function contractWith(request: Schema, answer: Schema = {}, operation: Schema = {}): Document {
  const body = (schema: Schema) => ({ content: { 'application/json': { schema } } });
  const post = {
    operationId: 'pay',
    security: [{ token: [] }],
    parameters: [{ $ref: '#/components/parameters/Page' }],
    requestBody: body(request),
    responses: { '200': { headers: { 'x-request-id': {} }, ...body(answer) }, '404': {} },
    ...operation,
  };
  const page = { name: 'page', in: 'query', schema: { type: 'integer', maximum: 100 } };
  return {
    info: { version: '1.0.0' },
    paths: { '/pay': { post } },
    components: { parameters: { Page: page } },
  };
}

const changes = (before: Document, after: Document) =>
  breakingChanges(before, after).map((change) => change.replace('POST /pay ', ''));
const sent = (before: Schema, after: Schema) => changes(contractWith(before), contractWith(after));
const answered = (before: Schema, after: Schema) =>
  changes(contractWith({}, before), contractWith({}, after));
const has = (properties: Schema, required: string[] = [], more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  required,
  ...more,
});
const text = { type: 'string', maxLength: 10 };

test('breakingChanges finds nothing when the contract did not change', () => {
  expect(breakingChanges(whole, whole)).toEqual([]);
});

test('added operations, fields and values break no client', () => {
  const grown = structuredClone(whole);
  grown.paths['/later'] = { get: { operationId: 'later', responses: {} } };
  expect(breakingChanges(whole, grown)).toEqual([]);
  expect(sent(has({ a: text }, ['a']), has({ a: text, b: text }, []))).toEqual([]);
  expect(answered(has({ a: text }), has({ a: text, b: text }, ['b']))).toEqual([]);
  expect(sent({ enum: ['a'] }, { enum: ['a', 'b'] })).toEqual([]);
  expect(sent({ type: 'integer', maximum: 5 }, { type: 'number', maximum: 9 })).toEqual([]);
  expect(sent({ ...text, minLength: 1 }, { type: ['string', 'null'], minLength: 0 })).toEqual([]);
});

describe('breakingChanges reports an operation', () => {
  const operation = (change: Schema) => changes(contractWith({}), contractWith({}, {}, change));
  test('that was removed, renamed or closed to the public, or lost a response or a header', () => {
    expect(breakingChanges(contractWith({}), { ...contractWith({}), paths: {} })).toEqual([
      'POST /pay was removed',
    ]);
    expect(operation({ operationId: 'payNow' })).toEqual(['is now named payNow']);
    expect(operation({ security: [{ basic: [] }] })).toEqual([
      'no longer accepts the credentials {"token":[]}',
    ]);
    expect(changes(contractWith({}, {}, { security: [] }), contractWith({}))).toEqual([
      'no longer accepts the credentials {}',
    ]);
    expect(operation({ security: [] })).toEqual([]);
    const body = { content: { 'application/json': {} }, headers: {} };
    expect(operation({ responses: { '200': body } })).toEqual([
      '200 lost the header x-request-id',
      'no longer answers 404',
    ]);
    expect(operation({ requestBody: { required: true, content: { 'text/csv': {} } } })).toEqual([
      'now requires a body',
      'body is no longer application/json',
    ]);
  });

  test('that lost a parameter, requires a new one or narrowed one', () => {
    const key = { name: 'key', in: 'header', required: true, schema: {} };
    expect(operation({ parameters: [key] })).toEqual([
      'no longer takes query page',
      'now requires header key',
    ]);
    const page = { name: 'page', in: 'query', schema: { type: 'integer', maximum: 50 } };
    expect(operation({ parameters: [page] })).toEqual(['query page: maximum was 100, is 50']);
  });
});

test.each<[string, Schema, Schema, string]>([
  ['a removed field', has({ a: text }), has({}), 'body: a was removed'],
  ['a field made required', has({ a: text }), has({ a: text }, ['a']), 'body: a is now required'],
  ['a new required field', has({}), has({ a: text }, ['a']), 'body: a is now required'],
  [
    'a closed object',
    has({}),
    has({}, [], { additionalProperties: false }),
    'body: now rejects unknown fields',
  ],
  ['a narrowed type', { type: 'number' }, { type: 'integer' }, 'body: no longer takes number'],
  ['a removed null', { type: ['string', 'null'] }, { type: 'string' }, 'body: no longer takes null'],
  ['a removed enum value', { enum: ['a', 'b'] }, { enum: ['a'] }, 'body: no longer has the value "b"'],
  ['a new enum', { type: 'string' }, { type: 'string', enum: ['a'] }, 'body: now takes only "a"'],
  ['a shorter length', text, { ...text, maxLength: 9 }, 'body: maxLength was 10, is 9'],
  ['a new minimum', { type: 'string' }, { type: 'string', minLength: 1 }, 'body: minLength was none, is 1'],
  ['a new pattern', text, { ...text, pattern: '^a' }, 'body: pattern was none, is "^a"'],
  [
    'a removed variant',
    { oneOf: [text, { type: 'null' }] },
    { oneOf: [text] },
    'body: oneOf has 1 variants instead of 2',
  ],
  [
    'a change in a nested field',
    has({ a: { type: 'array', items: has({ b: text }) } }),
    has({ a: { type: 'array', items: has({ b: { ...text, maxLength: 1 } }) } }),
    'body.a[].b: maxLength was 10, is 1',
  ],
])('breakingChanges reports %s of a request', (_what, before, after, change) => {
  expect(sent(before, after)).toEqual([change]);
});

test.each<[string, Schema, Schema, string]>([
  ['a removed field', has({ a: text }), has({}), '200: a was removed'],
  ['a field made optional', has({ a: text }, ['a']), has({ a: text }), '200: a may now be absent'],
  ['an added null', { type: 'string' }, { type: ['string', 'null'] }, '200: may now be null'],
  ['a removed enum value', { enum: ['a', 'b'] }, { enum: ['a'] }, '200: no longer has the value "b"'],
  [
    'a removed allOf part',
    { allOf: [has({ a: text }), has({ b: text })] },
    has({ a: text }),
    '200: b was removed',
  ],
])('breakingChanges reports %s of an answer', (_what, before, after, change) => {
  expect(answered(before, after)).toEqual([change]);
});

test('longer texts and new enum values in responses break no client', () => {
  expect(answered({ ...text, enum: ['a'] }, { type: 'string', enum: ['a', 'b'], maxLength: 99 })).toEqual([]);
});

test('breakingChanges ends on a recursive schema', () => {
  const tree = (name: Schema): Document => ({
    ...contractWith({ $ref: '#/components/schemas/Tree' }),
    components: {
      ...contractWith({}).components,
      schemas: {
        Tree: has({ name, below: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
      },
    },
  });
  expect(changes(tree(text), tree({ ...text, maxLength: 1 }))).toEqual(['body.name: maxLength was 10, is 1']);
});

test('mayBreak allows a new major version, and before 1.0 a new minor version', () => {
  const allowed = (released: string, now: string) => mayBreak({ version: released }, { version: now });
  expect(allowed('1.4.0', '1.5.0')).toBe(false);
  expect(allowed('1.4.0', '2.0.0')).toBe(true);
  expect(allowed('0.4.0', '0.4.9')).toBe(false);
  expect(allowed('0.4.0', '0.5.0')).toBe(true);
  expect(allowed('0.9.0', '1.0.0')).toBe(true);
});

test('releasedContract returns the contract of the newest release tag, or undefined without one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-released-'));
  const settings = { 'user.name': 'Mona', 'user.email': 'mona@example.com', 'commit.gpgsign': 'false' };
  const who = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const git = (...given: string[]) =>
    execFileSync('git', [...who, ...given], { cwd: folder, stdio: 'ignore' });
  const commit = (title: string) => {
    mkdirSync(path.join(folder, 'openapi/generated'), { recursive: true });
    writeFileSync(path.join(folder, 'openapi/generated/openapi.json'), JSON.stringify({ title, paths: {} }));
    git('add', '.');
    git('commit', '-q', '-m', title);
  };
  try {
    expect(releasedContract(folder)).toBeUndefined();
    git('init', '-q');
    commit('first');
    git('tag', 'v0.1.0');
    commit('second');
    git('tag', 'try-out');
    expect(releasedContract(folder)).toEqual({ tag: 'v0.1.0', contract: { title: 'first', paths: {} } });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
