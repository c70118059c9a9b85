import type { ProviderManifest } from './provider-manifest.ts';

export const fawry = {
  key: 'fawry',
  carrier: 'Fawry',
  title: 'Fawry',
  country: 'Egypt',
  callingCode: '20',
  methods: ['Credit Card', 'MWallet', 'FawryRef'],
  card: 'checkout',
  codes: { 'Credit Card': 'CARD', MWallet: 'MWALLET', FawryRef: 'PAYATFAWRY' },
} as const satisfies ProviderManifest;
