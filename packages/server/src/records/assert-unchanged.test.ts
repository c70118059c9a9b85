import { expect, test } from 'vitest';
import { assertUnchanged } from './assert-unchanged.ts';

const stored = { _id: 'car_1', name: 'Nile', status: 'Active', createdDate: '2026-08-14T09:42:00.000Z' };

test('assertUnchanged accepts a body without read-only fields, or with the stored values', () => {
  expect(() => assertUnchanged('editCarrier', stored, { name: 'Delta' })).not.toThrow();
  expect(() => assertUnchanged('editCarrier', stored, { ...stored, name: 'Delta' })).not.toThrow();
});

test('assertUnchanged rejects another value of a field that the contract marks for the operation', () => {
  const sent = { ...stored, name: 'Delta', status: 'Inactive' };
  expect(() => assertUnchanged('editCarrier', stored, sent)).toThrow(
    expect.objectContaining({ statusCode: 400, errors: [expect.objectContaining({ field: 'status' })] }),
  );
  expect(() => assertUnchanged('setCarrierStatus', stored, { name: 'Delta' })).toThrow();
  expect(() =>
    assertUnchanged('setCarrierStatus', stored, { _id: 'car_1', status: 'Inactive' }),
  ).not.toThrow();
});
