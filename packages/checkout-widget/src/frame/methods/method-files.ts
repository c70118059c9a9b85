import type { PaymentProviderKey } from '@daftar/domain';

/**
 * The source file of each method's form, by provider and by the method's name in sessions. The build converts this to lists
 * of built files, which the gateway preloads in the page. The first method's form then downloads together with the page.
 */
export const methodFiles: Record<PaymentProviderKey, Record<string, string>> = {
  fawry: {
    'Credit Card': 'card/card-details.tsx',
    MWallet: 'fawry-wallet/wallet-details.tsx',
    FawryRef: 'reference/reference-details.tsx',
  },
  paytab: { 'Credit Card': 'paytab/paytab-details.tsx' },
  paymob: { 'Credit Card': 'paymob/paymob-details.tsx', MWallet: 'paymob/paymob-details.tsx' },
  monty: { 'Credit Card': 'monty/monty-details.tsx' },
  jazzcash: {
    'Credit Card': 'card/card-page-details.tsx',
    MWallet: 'pakistan-wallet/pakistan-wallet-details.tsx',
  },
  easypaisa: {
    'Credit Card': 'card/card-details.tsx',
    MWallet: 'pakistan-wallet/pakistan-wallet-details.tsx',
  },
};
