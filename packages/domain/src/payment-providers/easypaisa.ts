import type { ProviderManifest } from './provider-manifest.ts';

export const easypaisa = {
  key: 'easypaisa',
  carrier: 'easypaisa',
  title: 'easypaisa',
  country: 'Pakistan',
  callingCode: '92',
  methods: ['Credit Card', 'MWallet'],
  card: 'checkout',
} as const satisfies ProviderManifest;
