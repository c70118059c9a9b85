import { expect, test } from 'vitest';
import { countryOf } from '../catalogue/countries.ts';
import { paymentMethods } from '../catalogue/payment-methods.ts';
import { methodsFor } from './methods-for.ts';
import { paymentProviders, providerOf } from './payment-providers.ts';
import type { ProviderManifest } from './provider-manifest.ts';

const manifests = Object.entries<ProviderManifest>(paymentProviders);

test('providerOf ignores case and surrounding blanks', () => {
  expect(providerOf(' FAWRY ')).toBe(paymentProviders.fawry);
  for (const name of ['Fawry Egypt', '', 'toString', '__proto__']) expect(providerOf(name)).toBeUndefined();
});

test.each(manifests)('%s is found by its carrier’s name', (key, manifest) => {
  expect(manifest.key).toBe(key);
  expect(providerOf(manifest.carrier)).toBe(manifest);
  expect(manifest.title.toLowerCase()).toContain(key);
});

test.each(manifests)(
  '%s belongs to a country of the catalogue and has codes of its own methods only',
  (_key, manifest) => {
    expect(countryOf(manifest.country)?.name).toBe(manifest.country);
    expect(countryOf(manifest.country)?.callingCode).toBe(manifest.callingCode);
    expect(manifest.methods).toEqual(expect.arrayContaining(Object.keys(manifest.codes ?? {})));
  },
);

test('methodsFor offers FawryRef with the provider that has it only', () => {
  expect(methodsFor(paymentMethods, 'fawry')).toEqual(paymentMethods);
  for (const name of ['Monty', 'easypaisa', 'Unknown'])
    expect(methodsFor([...paymentMethods, 'MWallet'], name)).toEqual(['Credit Card', 'MWallet']);
});
