import { paymentProviders } from '@daftar/domain';
import { defineProvider } from '../define-provider.ts';
import { createPaytab } from './paytab.ts';

export const paytab = defineProvider(paymentProviders.paytab, {
  baseUrl: 'PAYTABS_BASE_URL',
  settings: {
    profileId: { variable: 'PAYTABS_PROFILE_ID', sandbox: '81000' },
    serverKey: { variable: 'PAYTABS_SERVER_KEY', secret: true, sandbox: 'sandbox-only-server-key' },
  },
  create: (settings, link) => createPaytab({ ...settings, ...link }),
});
