import { defineProvider } from '../define-provider.ts';
import { createEasypaisa } from './easypaisa.ts';

export const easypaisa = defineProvider({
  name: 'easypaisa',
  variables: {
    baseUrl: 'EASYPAISA_BASE_URL',
    storeId: 'EASYPAISA_STORE_ID',
    accountNum: 'EASYPAISA_ACCOUNT_NUM',
    username: 'EASYPAISA_USERNAME',
    password: 'EASYPAISA_PASSWORD',
  },
  secrets: ['username', 'password'],
  create: (settings, link) => createEasypaisa({ ...settings, ...link }),
});
