import { expect, test } from 'vitest';
import { DaftarError } from './errors.ts';
import { fillPath } from './fill-path.ts';

test('encodes each value', () => {
  const path = fillPath('/history/get/{kind}/{id}', { kind: 'merchants', id: 'a/b ?' });
  expect(path).toBe('/history/get/merchants/a%2Fb%20%3F');
});

test.each(['', '.', '..', undefined, null])('throws for %s, which would address another operation', (id) => {
  expect(() => fillPath('/merchants/delete/{id}', { id })).toThrow(DaftarError);
});
