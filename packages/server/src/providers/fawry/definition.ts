import { defineProvider } from '../define-provider.ts';
import { createFawry } from './fawry.ts';

export const fawry = defineProvider({
  name: 'Fawry',
  variables: {
    baseUrl: 'FAWRY_BASE_URL',
    merchantCode: 'FAWRY_MERCHANT_CODE',
    secureKey: 'FAWRY_SECURE_KEY',
  },
  secrets: ['merchantCode', 'secureKey'],
  create: (settings, link) => createFawry({ ...settings, ...link }),
});
