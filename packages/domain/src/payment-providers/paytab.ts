import type { ProviderManifest } from './provider-manifest.ts';

export const paytab = {
  key: 'paytab',
  carrier: 'Paytab',
  title: 'PayTabs',
  country: 'United Arab Emirates',
  callingCode: '971',
  methods: ['Credit Card'],
  card: 'page',
} as const satisfies ProviderManifest;
