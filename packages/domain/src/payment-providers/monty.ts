import type { ProviderManifest } from './provider-manifest.ts';

export const monty = {
  key: 'monty',
  carrier: 'Monty',
  title: 'Monty',
  country: 'United Arab Emirates',
  callingCode: '971',
  methods: ['Credit Card'],
  card: 'page',
} as const satisfies ProviderManifest;
