import { paymentProviders } from '@daftar/domain';
import { defineProvider } from '../define-provider.ts';
import { createMonty } from './monty.ts';

export const monty = defineProvider(paymentProviders.monty, {
  baseUrl: 'MONTYPAY_BASE_URL',
  settings: {
    merchantKey: { variable: 'MONTYPAY_MERCHANT_KEY', secret: true, sandbox: 'daftar-sandbox' },
    password: { variable: 'MONTYPAY_PASSWORD', secret: true, sandbox: 'sandbox-only-password' },
  },
  create: (settings, link) => createMonty({ ...settings, ...link }),
});
