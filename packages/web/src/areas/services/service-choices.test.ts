import { expect, test } from 'vitest';
import { accountNames, merchantDefaults, methodsForCarrier } from './service-choices.ts';

const account = (name: string, country: string) => ({ _id: name, name, country });

test('accountNames lists carriers of the country first and each name once', () => {
  const carriers = [account('Jazz', 'Pakistan'), account('Monty', 'Qatar'), account('Fawry', 'Egypt')];
  const all = [...carriers, account('Monty', 'Egypt')];
  expect(accountNames(all, 'Egypt')).toEqual(['Fawry', 'Monty', 'Jazz']);
  expect(accountNames(all, '')).toEqual(['Jazz', 'Monty', 'Fawry']);
});

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
