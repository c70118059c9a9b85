import { type ProviderManifest, paymentProviders } from '@daftar/domain';
import { expect, test } from 'vitest';
import { Breaker } from './breaker.ts';
import { createAdapter } from './create-adapter.ts';
import { defineProvider } from './define-provider.ts';
import { fawry } from './fawry/definition.ts';
import type { PaymentProvider } from './provider.ts';
import { createProviders, providerDefinitions } from './registry.ts';

const link = { fetch, timeoutMs: 1000, breaker: new Breaker() };
const settings = { baseUrl: 'https://fawry.example/', merchantCode: 'm', secureKey: 'k' };

test('find returns a provider by its name in any case, without surrounding blanks', () => {
  const providers = createProviders([createAdapter(fawry, settings, link)]);
  for (const name of ['Fawry', ' FAWRY ', 'fawry']) expect(providers.find(name)?.name).toBe('Fawry');
  for (const name of ['', 'Fawry Plus', 'Paymob']) expect(providers.find(name)).toBeUndefined();
  expect(createProviders([]).find('Fawry')).toBeUndefined();
});

test('createAdapter rejects an http address and missing settings', () => {
  const create = (changes: object) => () => createAdapter(fawry, { ...settings, ...changes }, link);
  expect(create({ baseUrl: 'http://fawry.example' })).toThrow('https');
  expect(create({ secureKey: '' })).toThrow('FAWRY_SECURE_KEY');
  expect(create({ baseUrl: 'http://127.0.0.1:4002/fawry' })).not.toThrow();
});

/** A made-up provider with one charge and the status, which are all that an adapter needs. */
const carrierPigeon = defineProvider(
  { key: 'carrier pigeon', carrier: 'Carrier Pigeon' },
  {
    baseUrl: 'PIGEON_BASE_URL',
    settings: { loft: { variable: 'PIGEON_LOFT', secret: true, sandbox: '7' } },
    create: ({ baseUrl, loft }): PaymentProvider => ({
      name: 'Carrier Pigeon',
      charges: {
        cardPage: async ({ merchantRefNumber, expiresAt }) => ({
          result: {
            outcome: 'accepted',
            step: { kind: 'redirect', url: `${baseUrl}/${loft}/${merchantRefNumber}` },
            expiresAt,
            code: 'coo',
            description: 'It flies',
          },
          exchange: { provider: 'Carrier Pigeon', request: {}, response: {} },
        }),
      },
      status: async () => ({
        status: { state: 'pending' },
        exchange: { provider: 'Carrier Pigeon', request: {}, response: {} },
      }),
    }),
  },
);

test('a definition tells the variable of each setting and which of them is secret', () => {
  const { key, variables, secrets, sandbox } = carrierPigeon;
  expect({ key, variables, secrets, sandbox }).toEqual({
    key: 'carrier pigeon',
    variables: { baseUrl: 'PIGEON_BASE_URL', loft: 'PIGEON_LOFT' },
    secrets: ['loft'],
    sandbox: { loft: '7' },
  });
});

test('a new provider needs only a definition', () => {
  const pigeon = createAdapter(carrierPigeon, { baseUrl: 'https://pigeon.example', loft: '7' }, link);
  const providers = createProviders([pigeon]);
  expect(providers.find('carrier pigeon')).toBe(pigeon);
  expect(Object.keys(pigeon.charges)).toEqual(['cardPage']);
  expect([pigeon.refunds, pigeon.readNotice, pigeon.readReturn]).toEqual([undefined, undefined, undefined]);
});

test.each(Object.values<ProviderManifest>(paymentProviders))(
  'the adapter of $title charges by the methods of its manifest',
  (manifest) => {
    const definition = providerDefinitions.find(({ key }) => key === manifest.key);
    if (!definition) throw new Error('No definition');
    const { name, charges, settlementFile } = createAdapter(
      definition,
      { ...definition.sandbox, baseUrl: 'https://provider.example' },
      link,
    );
    expect(name).toBe(manifest.carrier);
    const methods = [
      (charges.card || charges.cardPage) && 'Credit Card',
      (charges.qr || charges.push || charges.walletPage) && 'MWallet',
      charges.reference && 'FawryRef',
    ];
    expect(methods.filter(Boolean)).toEqual(manifest.methods);
    expect(charges.card ? 'checkout' : 'page').toBe(manifest.card);
    expect(settlementFile).toBeDefined();
  },
);
