import { defineProvider } from '../define-provider.ts';
import { createJazzcash } from './jazzcash.ts';

export const jazzcash = defineProvider({
  name: 'JazzCash',
  variables: {
    baseUrl: 'JAZZCASH_BASE_URL',
    merchantId: 'JAZZCASH_MERCHANT_ID',
    password: 'JAZZCASH_PASSWORD',
    salt: 'JAZZCASH_SALT',
    mpin: 'JAZZCASH_MPIN',
  },
  secrets: ['password', 'salt', 'mpin'],
  create: (settings, link) => createJazzcash({ ...settings, ...link }),
});
