import { expect, test } from 'vitest';
import { createProviders } from './registry.ts';

const fawry = { baseUrl: 'https://fawry.example', merchantCode: 'm', secureKey: 'k' };

test('find returns a provider by its trimmed, case-insensitive name', () => {
  const providers = createProviders({ fawry });
  for (const name of ['Fawry', ' FAWRY ', 'fawry']) expect(providers.find(name)?.name).toBe('Fawry');
  for (const name of ['', 'Fawry Plus', 'Paymob']) expect(providers.find(name)).toBeUndefined();
  expect(createProviders({}).find('Fawry')).toBeUndefined();
});

test('createProviders refuses an http address and missing credentials', () => {
  expect(() => createProviders({ fawry: { ...fawry, baseUrl: 'http://fawry.example' } })).toThrow('https');
  expect(() => createProviders({ fawry: { ...fawry, secureKey: '' } })).toThrow('secure key');
  expect(
    createProviders({ fawry: { ...fawry, baseUrl: 'http://127.0.0.1:4002/fawry' } }).find('Fawry'),
  ).toBeDefined();
});
