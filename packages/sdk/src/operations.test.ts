import { expect, test } from 'vitest';
import { clientOn } from '../test/client-on.ts';
import { findOperation, type OperationId, operations } from './operations.ts';

test.each(Object.keys(operations) as OperationId[])('finds %s by its address', (id) => {
  const { method, path } = operations[id];
  const url = `https://api.test${path.replace(/\{\w+\}/g, 'x%201')}?page=2`;
  expect(findOperation({ method, url })).toEqual({ id, ...operations[id] });
});

test('finds no operation for an unknown address, or for one without its id', () => {
  const find = (method: string, path: string, base?: string) =>
    findOperation({ method, url: `https://api.test${path}` }, base)?.id;
  expect(find('GET', '/nowhere')).toBeUndefined();
  expect(find('PATCH', '/merchants/get')).toBeUndefined();
  expect(find('GET', '/merchants/get/')).toBeUndefined();
  expect(find('GET', '/api/merchants/get', '/api')).toBe('listMerchants');
  expect(find('GET', '/merchants/get', '/api')).toBeUndefined();
});

test('a middleware can find the operation of a request', async () => {
  const seen: unknown[] = [];
  const { daftar } = clientOn(
    { 'PUT /merchants/account-balance/{id}': {} },
    {
      middleware: [
        (request, next) => {
          seen.push(findOperation(request));
          return next(request);
        },
      ],
    },
  );
  await daftar.merchants.addBalance('m1', { grossAmount: 100, tax: 1, netAmount: 99 });
  expect(seen).toEqual([expect.objectContaining({ id: 'addMerchantBalance', idempotent: true })]);
});
