import type { Method } from '../method.ts';
import { WalletMark } from './wallet-mark.tsx';

/** A mobile wallet through Fawry. */
export const walletMethod: Method = {
  name: 'MWallet',
  label: 'Virtual Wallet',
  hint: 'Scan a code or confirm on your phone',
  Mark: WalletMark,
  hasWays: true,
  load: async () => (await import('./wallet-details.tsx')).WalletDetails,
};
