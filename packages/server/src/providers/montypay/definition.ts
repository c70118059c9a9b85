import { defineProvider } from '../define-provider.ts';
import { createMontypay } from './montypay.ts';

export const montypay = defineProvider({
  name: 'Monty',
  variables: {
    baseUrl: 'MONTYPAY_BASE_URL',
    merchantKey: 'MONTYPAY_MERCHANT_KEY',
    password: 'MONTYPAY_PASSWORD',
  },
  secrets: ['merchantKey', 'password'],
  create: (settings, link) => createMontypay({ ...settings, ...link }),
});
