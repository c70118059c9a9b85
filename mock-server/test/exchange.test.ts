import { contractOperations } from '@daftar/openapi/checking';
import { expect, test } from 'vitest';
import { operationOf, responseFaults } from './exchange.ts';

const logout = operationOf('POST', '/auth/logout');
const names = operationOf('GET', '/merchants/get/user-type-id/from-redis');
const merchant = operationOf('GET', '/merchants/get/mer_1');

const faultsOf = (
  operation: typeof logout,
  status: number,
  body: string | null,
  headers: Record<string, string>,
) => {
  if (!operation) throw new Error('No such operation');
  return responseFaults(operation, new Response(body, { status, headers }), body ?? '');
};
const json = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'req_1' };

test('operationOf finds the operation that a request calls', () => {
  expect([logout?.operationId, names?.operationId, merchant?.operationId]).toEqual([
    'logout',
    'listMerchantNames',
    'getMerchant',
  ]);
  expect(operationOf('PUT', '/carriers/edit/status/car_1')?.operationId).toBe('setCarrierStatus');
  expect(operationOf('GET', '/carriers/edit/status/car_1')).toBeUndefined();
  expect(contractOperations.length).toBeGreaterThan(40);
});

test('responseFaults reports responses that break the contract', () => {
  expect(faultsOf(names, 200, '[]', json)).toEqual([]);
  expect(faultsOf(logout, 204, null, { 'x-request-id': 'req_1' })).toEqual([]);
  expect(faultsOf(names, 200, '[]', { 'content-type': 'application/json' })).toEqual([
    '200 without x-request-id',
  ]);
  expect(faultsOf(names, 200, '[]', { ...json, 'content-type': 'text/html' })).toEqual([
    '200 has the type text/html',
  ]);
  expect(faultsOf(names, 200, 'not JSON', json)).toEqual(['answer 200: / must be array']);
  expect(faultsOf(names, 418, '{}', json)[0]).toContain('status 418 is not described');
  expect(faultsOf(names, 200, '[{"userTypeId":"m1"}]', json)).toEqual([
    "answer 200: /0 must have required property 'name'",
  ]);
  expect(faultsOf(names, 200, '[{"userTypeId":"m1","name":"A B","token":"t"}]', json)).toEqual([
    'answer 200: /0/token is not described',
  ]);
  expect(faultsOf(names, 401, '{"message":"no"}', json)).toHaveLength(3);
});
