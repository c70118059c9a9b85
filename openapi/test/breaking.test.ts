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

/** A contract of one operation that takes and answers these. */
function taking(request: Schema, answer: Schema = {}, operation: Schema = {}): Document {
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
const sent = (before: Schema, after: Schema) => changes(taking(before), taking(after));
const answered = (before: Schema, after: Schema) => changes(taking({}, before), taking({}, after));
const has = (properties: Schema, required: string[] = [], more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  required,
  ...more,
});
const text = { type: 'string', maxLength: 10 };

test('the contract does not break its own clients', () => {
  expect(breakingChanges(whole, whole)).toEqual([]);
});

test('what is added does not break', () => {
  const grown = structuredClone(whole);
  grown.paths['/later'] = { get: { operationId: 'later', responses: {} } };
  expect(breakingChanges(whole, grown)).toEqual([]);
  expect(sent(has({ a: text }, ['a']), has({ a: text, b: text }, []))).toEqual([]);
  expect(answered(has({ a: text }), has({ a: text, b: text }, ['b']))).toEqual([]);
  expect(sent({ enum: ['a'] }, { enum: ['a', 'b'] })).toEqual([]);
  expect(sent({ type: 'integer', maximum: 5 }, { type: 'number', maximum: 9 })).toEqual([]);
  expect(sent({ ...text, minLength: 1 }, { type: ['string', 'null'], minLength: 0 })).toEqual([]);
});

describe('an operation', () => {
  const operation = (change: Schema) => changes(taking({}), taking({}, {}, change));
  test('that is gone, renamed, closed or answers less is noticed', () => {
    expect(breakingChanges(taking({}), { ...taking({}), paths: {} })).toEqual(['POST /pay is gone']);
    expect(operation({ operationId: 'payNow' })).toEqual(['is called payNow now']);
    expect(operation({ security: [{ basic: [] }] })).toEqual(['no longer lets in {"token":[]}']);
    expect(changes(taking({}, {}, { security: [] }), taking({}))).toEqual(['no longer lets in {}']);
    expect(operation({ security: [] })).toEqual([]);
    const body = { content: { 'application/json': {} }, headers: {} };
    expect(operation({ responses: { '200': body } })).toEqual([
      '200 lost the header x-request-id',
      'no longer answers 404',
    ]);
    expect(operation({ requestBody: { required: true, content: { 'text/csv': {} } } })).toEqual([
      'requires a body now',
      'body is no longer application/json',
    ]);
  });

  test('that takes fewer parameters or asks for more is noticed', () => {
    const key = { name: 'key', in: 'header', required: true, schema: {} };
    expect(operation({ parameters: [key] })).toEqual([
      'no longer takes query page',
      'requires header key now',
    ]);
    const page = { name: 'page', in: 'query', schema: { type: 'integer', maximum: 50 } };
    expect(operation({ parameters: [page] })).toEqual(['query page: maximum was 100, is 50']);
  });
});

test.each<[string, Schema, Schema, string]>([
  ['a field gone', has({ a: text }), has({}), 'body: a is gone'],
  ['a field required', has({ a: text }), has({ a: text }, ['a']), 'body: a is required now'],
  ['a new field required', has({}), has({ a: text }, ['a']), 'body: a is required now'],
  ['a closed body', has({}), has({}, [], { additionalProperties: false }), 'body: takes no other fields now'],
  ['a type', { type: 'number' }, { type: 'integer' }, 'body: no longer takes number'],
  ['null', { type: ['string', 'null'] }, { type: 'string' }, 'body: no longer takes null'],
  ['a word', { enum: ['a', 'b'] }, { enum: ['a'] }, 'body: no longer knows "b"'],
  ['free text', { type: 'string' }, { type: 'string', enum: ['a'] }, 'body: only takes "a" now'],
  ['a length', text, { ...text, maxLength: 9 }, 'body: maxLength was 10, is 9'],
  ['a minimum', { type: 'string' }, { type: 'string', minLength: 1 }, 'body: minLength was none, is 1'],
  ['a pattern', text, { ...text, pattern: '^a' }, 'body: pattern was none, is "^a"'],
  ['a form', { oneOf: [text, { type: 'null' }] }, { oneOf: [text] }, 'body: oneOf has 1 forms instead of 2'],
  [
    'deep inside',
    has({ a: { type: 'array', items: has({ b: text }) } }),
    has({ a: { type: 'array', items: has({ b: { ...text, maxLength: 1 } }) } }),
    'body.a[].b: maxLength was 10, is 1',
  ],
])('less is taken: %s', (_what, before, after, change) => {
  expect(sent(before, after)).toEqual([change]);
});

test.each<[string, Schema, Schema, string]>([
  ['a field gone', has({ a: text }), has({}), '200: a is gone'],
  ['a field that may be absent', has({ a: text }, ['a']), has({ a: text }), '200: a may be absent now'],
  ['null', { type: 'string' }, { type: ['string', 'null'] }, '200: may be null now'],
  ['a word gone', { enum: ['a', 'b'] }, { enum: ['a'] }, '200: no longer knows "b"'],
  ['all parts of allOf', { allOf: [has({ a: text }), has({ b: text })] }, has({ a: text }), '200: b is gone'],
])('less is answered: %s', (_what, before, after, change) => {
  expect(answered(before, after)).toEqual([change]);
});

test('longer texts and new words in answers break nobody', () => {
  expect(answered({ ...text, enum: ['a'] }, { type: 'string', enum: ['a', 'b'], maxLength: 99 })).toEqual([]);
});

test('a schema that contains itself ends', () => {
  const tree = (name: Schema): Document => ({
    ...taking({ $ref: '#/components/schemas/Tree' }),
    components: {
      ...taking({}).components,
      schemas: {
        Tree: has({ name, below: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
      },
    },
  });
  expect(changes(tree(text), tree({ ...text, maxLength: 1 }))).toEqual(['body.name: maxLength was 10, is 1']);
});

test('a version may break what came before it: its major one, or its minor one before 1.0', () => {
  const allowed = (released: string, now: string) => mayBreak({ version: released }, { version: now });
  expect(allowed('1.4.0', '1.5.0')).toBe(false);
  expect(allowed('1.4.0', '2.0.0')).toBe(true);
  expect(allowed('0.4.0', '0.4.9')).toBe(false);
  expect(allowed('0.4.0', '0.5.0')).toBe(true);
  expect(allowed('0.9.0', '1.0.0')).toBe(true);
});

test('the last released tag with a contract is compared with, and there may be none', () => {
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
