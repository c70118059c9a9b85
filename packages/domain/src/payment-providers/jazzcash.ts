import type { ProviderManifest } from './provider-manifest.ts';

export const jazzcash = {
  key: 'jazzcash',
  carrier: 'JazzCash',
  title: 'JazzCash',
  country: 'Pakistan',
  callingCode: '92',
  methods: ['Credit Card', 'MWallet'],
  card: 'page',
} as const satisfies ProviderManifest;
