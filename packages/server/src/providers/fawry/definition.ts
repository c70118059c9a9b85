import { paymentProviders } from '@daftar/domain';
import { defineProvider } from '../define-provider.ts';
import { createFawry } from './fawry.ts';

export const fawry = defineProvider(paymentProviders.fawry, {
  baseUrl: 'FAWRY_BASE_URL',
  settings: {
    merchantCode: { variable: 'FAWRY_MERCHANT_CODE', secret: true, sandbox: 'daftar_sandbox' },
    secureKey: { variable: 'FAWRY_SECURE_KEY', secret: true, sandbox: 'a5d1c0b2-sandbox-only-key' },
  },
  create: (settings, link) => createFawry({ ...settings, ...link }),
});
