import { expect, test } from 'vitest';
import { clientOn, rejection } from '../../test/client-on.ts';
import { PreconditionFailedError } from '../index.ts';
import { reply } from '../testing/index.ts';

const EDIT = 'PUT /merchants/edit/{id}';
const change = { name: 'Nile Books' } as never;

test('withResponse returns the etag, and ifMatch sends it back', async () => {
  const { daftar, transport } = clientOn({});
  transport.on('GET /merchants/get/{id}', reply(200, { _id: 'm1' }, { etag: '"7"' }));
  transport.on(EDIT, { _id: 'm1' });
  const { etag } = await daftar.merchants.retrieve('m1').withResponse();
  expect(etag).toBe('"7"');
  await daftar.merchants.update('m1', change, { ifMatch: etag });
  const { etag: none } = await daftar.merchants.update('m1', change).withResponse();
  expect(none).toBeUndefined();
  expect(transport.requests.map(({ headers }) => headers['if-match'])).toEqual([undefined, '"7"', undefined]);
});

test('an edit of an old version throws a PreconditionFailedError with the current record and its etag', async () => {
  const stale = {
    status: 'Precondition-Failed',
    message: 'Somebody else has changed this record',
    errors: [{ message: 'Somebody else has changed this record', code: 'stale' }],
    current: { _id: 'm1', name: 'Nile Books & Co' },
    changedBy: 'Mona Hassan',
    changedAt: '2026-11-21T12:05:09.000Z',
    requestId: 'r1',
  };
  const { daftar, transport } = clientOn({ [EDIT]: reply(412, stale, { etag: '"8"' }) });
  const error = await rejection(daftar.merchants.update('m1', change, { ifMatch: '"7"' }));
  expect(error).toBeInstanceOf(PreconditionFailedError);
  expect(error).toMatchObject({ status: 412, code: 'stale', current: stale.current, etag: '"8"' });
  expect(error).toMatchObject({ changedBy: 'Mona Hassan', changedAt: '2026-11-21T12:05:09.000Z' });
  expect(transport.requests).toHaveLength(1);
});
