import { expect, test } from 'vitest';
import { merchantDefaults, methodsForCarrier } from './service-choices.ts';

const account = (name: string, country: string) => ({ _id: name, name, country });

test('merchantDefaults fills in only the empty fields', () => {
  const merchant = account('Nile Books', 'Egypt');
  expect(merchantDefaults(merchant, { country: '', currency: '' })).toEqual({
    country: 'Egypt',
    currency: 'EGP',
  });
  expect(merchantDefaults(merchant, { country: '', currency: 'USD' })).toEqual({ country: 'Egypt' });
  expect(merchantDefaults(merchant, { country: 'Egypt', currency: 'USD' })).toEqual({});
  expect(merchantDefaults(undefined, { country: '', currency: '' })).toEqual({});
});

test('methodsForCarrier ticks Via Ref for a new Fawry service without methods', () => {
  expect(methodsForCarrier('Fawry', [], false)).toEqual(['FawryRef']);
  expect(methodsForCarrier('Fawry', ['MWallet'], false)).toEqual(['MWallet']);
  expect(methodsForCarrier('Fawry', [], true)).toEqual([]);
  expect(methodsForCarrier('Monty', ['FawryRef', 'MWallet'], false)).toEqual(['MWallet']);
});
