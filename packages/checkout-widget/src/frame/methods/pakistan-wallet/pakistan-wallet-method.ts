import type { Method } from '../method.ts';
import type { WalletBrand } from './wallet-brands.tsx';

/** A JazzCash or easypaisa account. */
export const pakistanWalletMethod = ({ Mark, hint }: WalletBrand): Method => ({
  name: 'MWallet',
  label: 'Virtual Wallet',
  hint,
  Mark,
  load: async () => (await import('./pakistan-wallet-details.tsx')).PakistanWalletDetails,
});
