import { WalletMark } from '../fawry-wallet/wallet-mark.tsx';
import type { Method } from '../method.ts';

/** A JazzCash or easypaisa account. */
export const pakistanWalletMethod: Method = {
  name: 'MWallet',
  label: 'Virtual Wallet',
  hint: 'Confirm on your phone',
  Mark: WalletMark,
  load: async () => (await import('./pakistan-wallet-details.tsx')).PakistanWalletDetails,
};
