import type { ProviderManifest } from './provider-manifest.ts';

export const paymob = {
  key: 'paymob',
  carrier: 'Paymob',
  title: 'Paymob',
  country: 'Egypt',
  callingCode: '20',
  methods: ['Credit Card', 'MWallet'],
  card: 'page',
  codes: { 'Credit Card': 'CARD', MWallet: 'WALLET' },
} as const satisfies ProviderManifest;
