import { defineProvider } from '../define-provider.ts';
import { createPaymob } from './paymob.ts';

export const paymob = defineProvider({
  name: 'Paymob',
  variables: {
    baseUrl: 'PAYMOB_BASE_URL',
    publicKey: 'PAYMOB_PUBLIC_KEY',
    secretKey: 'PAYMOB_SECRET_KEY',
    apiKey: 'PAYMOB_API_KEY',
    hmacSecret: 'PAYMOB_HMAC_SECRET',
    cardIntegration: 'PAYMOB_CARD_INTEGRATION',
    walletIntegration: 'PAYMOB_WALLET_INTEGRATION',
  },
  secrets: ['secretKey', 'apiKey', 'hmacSecret'],
  create: (settings, link) => createPaymob({ ...settings, ...link }),
});
