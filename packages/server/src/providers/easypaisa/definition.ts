import { paymentProviders } from '@daftar/domain';
import { defineProvider } from '../define-provider.ts';
import { createEasypaisa } from './easypaisa.ts';

export const easypaisa = defineProvider(paymentProviders.easypaisa, {
  baseUrl: 'EASYPAISA_BASE_URL',
  settings: {
    storeId: { variable: 'EASYPAISA_STORE_ID', sandbox: '10001' },
    accountNum: { variable: 'EASYPAISA_ACCOUNT_NUM', sandbox: '20001' },
    username: { variable: 'EASYPAISA_USERNAME', secret: true, sandbox: 'daftar' },
    password: { variable: 'EASYPAISA_PASSWORD', secret: true, sandbox: 'sandbox-only-password' },
  },
  create: (settings, link) => createEasypaisa({ ...settings, ...link }),
});
