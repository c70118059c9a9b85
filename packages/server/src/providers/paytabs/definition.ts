import { defineProvider } from '../define-provider.ts';
import { createPaytabs } from './paytabs.ts';

export const paytabs = defineProvider({
  name: 'Paytab',
  variables: {
    baseUrl: 'PAYTABS_BASE_URL',
    profileId: 'PAYTABS_PROFILE_ID',
    serverKey: 'PAYTABS_SERVER_KEY',
  },
  secrets: ['serverKey'],
  create: (settings, link) => createPaytabs({ ...settings, ...link }),
});
