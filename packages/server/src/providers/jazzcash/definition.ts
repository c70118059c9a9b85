import { paymentProviders } from '@daftar/domain';
import { defineProvider } from '../define-provider.ts';
import { createJazzcash } from './jazzcash.ts';

export const jazzcash = defineProvider(paymentProviders.jazzcash, {
  baseUrl: 'JAZZCASH_BASE_URL',
  settings: {
    merchantId: { variable: 'JAZZCASH_MERCHANT_ID', sandbox: 'MC00001' },
    password: { variable: 'JAZZCASH_PASSWORD', secret: true, sandbox: 'sandbox-only-password' },
    salt: { variable: 'JAZZCASH_SALT', secret: true, sandbox: 'sandbox-only-salt' },
    mpin: { variable: 'JAZZCASH_MPIN', secret: true, sandbox: '1234' },
  },
  create: (settings, link) => createJazzcash({ ...settings, ...link }),
});
