import { paymentProviders } from '@daftar/domain';
import { defineProvider } from '../define-provider.ts';
import { createPaymob } from './paymob.ts';

export const paymob = defineProvider(paymentProviders.paymob, {
  baseUrl: 'PAYMOB_BASE_URL',
  settings: {
    publicKey: { variable: 'PAYMOB_PUBLIC_KEY', sandbox: 'egy_pk_test_daftar' },
    secretKey: { variable: 'PAYMOB_SECRET_KEY', secret: true, sandbox: 'egy_sk_test_sandbox_only' },
    apiKey: { variable: 'PAYMOB_API_KEY', secret: true, sandbox: 'sandbox-only-api-key' },
    hmacSecret: { variable: 'PAYMOB_HMAC_SECRET', secret: true, sandbox: 'sandbox-only-hmac-secret' },
    cardIntegration: { variable: 'PAYMOB_CARD_INTEGRATION', sandbox: '4097558' },
    walletIntegration: { variable: 'PAYMOB_WALLET_INTEGRATION', sandbox: '4097559' },
  },
  create: (settings, link) => createPaymob({ ...settings, ...link }),
});
