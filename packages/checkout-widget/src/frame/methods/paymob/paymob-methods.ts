import { CardMark } from '../card/card-mark.tsx';
import { WalletMark } from '../fawry-wallet/wallet-mark.tsx';
import type { Method } from '../method.ts';

/** Card and wallet at Paymob: both are typed on Paymob's page. */
export const paymobMethods: Method[] = [
  {
    name: 'Credit Card',
    label: 'Credit Card',
    hint: 'On the secure page of Paymob',
    Mark: CardMark,
    load: async () => (await import('./paymob-details.tsx')).PaymobCardDetails,
  },
  {
    name: 'MWallet',
    label: 'Virtual Wallet',
    hint: 'On the secure page of Paymob',
    Mark: WalletMark,
    load: async () => (await import('./paymob-details.tsx')).PaymobWalletDetails,
  },
];
