import { expect, test } from 'vitest';
import { filledFrom, methodsAfter, namesFrom } from './service-choices.ts';

const account = (name: string, country: string) => ({ _id: name, name, country });

test('carriers of the country come first, each name once', () => {
  const carriers = [account('Jazz', 'Pakistan'), account('Monty', 'Qatar'), account('Fawry', 'Egypt')];
  const all = [...carriers, account('Monty', 'Egypt')];
  expect(namesFrom(all, 'Egypt')).toEqual(['Fawry', 'Monty', 'Jazz']);
  expect(namesFrom(all, '')).toEqual(['Jazz', 'Monty', 'Fawry']);
});

test('a merchant chosen first fills in what is empty, and no more', () => {
  const merchant = account('Nile Books', 'Egypt');
  expect(filledFrom(merchant, { country: '', currency: '' })).toEqual({ country: 'Egypt', currency: 'EGP' });
  expect(filledFrom(merchant, { country: '', currency: 'USD' })).toEqual({ country: 'Egypt' });
  expect(filledFrom(merchant, { country: 'Egypt', currency: 'USD' })).toEqual({});
  expect(filledFrom(undefined, { country: '', currency: '' })).toEqual({});
});

test('Fawry starts a new service with Via Ref when nothing else is ticked', () => {
  expect(methodsAfter('Fawry', [], false)).toEqual(['FawryRef']);
  expect(methodsAfter('Fawry', ['MWallet'], false)).toEqual(['MWallet']);
  expect(methodsAfter('Fawry', [], true)).toEqual([]);
  expect(methodsAfter('Monty', ['FawryRef', 'MWallet'], false)).toEqual(['MWallet']);
});
