import { type PaymentProviderKey, providerOf } from '@daftar/domain';
import type { ComponentType } from 'react';
import type { Text } from '../../i18n/text.ts';

/** The wallets of Pakistan: their marks, and the texts that name them on tile, form and waiting screen. */
export interface WalletBrand {
  Mark: ComponentType;
  hint: Text;
  form: Text;
  sent: Text;
  /** True if a payment needs the last six digits of the identity card's number. */
  asksCnic?: true;
}

export const jazzcash: WalletBrand = {
  Mark: () => (
    <svg className="mark" width="52" height="32" viewBox="0 0 52 32" aria-hidden="true">
      <rect width="52" height="32" rx="6" fill="#c8102e" />
      <path d="M6 8c8-4 14 2 20-1s12-4 20 1v2c-8-4-14-3-20 0s-12-2-20 1z" fill="#ffc72c" />
      <text
        x="26"
        y="24"
        fill="#fff"
        fontSize="11"
        fontWeight="700"
        fontFamily="sans-serif"
        textAnchor="middle"
      >
        JazzCash
      </text>
    </svg>
  ),
  hint: 'With JazzCash: confirm on your phone',
  form: 'You pay with your JazzCash account.',
  sent: 'We sent a payment request to your JazzCash account.',
  asksCnic: true,
};

export const easypaisa: WalletBrand = {
  Mark: () => (
    <svg className="mark" width="52" height="32" viewBox="0 0 52 32" aria-hidden="true">
      <rect width="52" height="32" rx="6" fill="#0f7a3c" />
      <path
        d="M21 11.500a5 5 0 1 1 1.500-3.500h-9"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        transform="translate(8.500 .5)"
      />
      <text
        x="26"
        y="26"
        fill="#fff"
        fontSize="10"
        fontWeight="700"
        fontFamily="sans-serif"
        textAnchor="middle"
      >
        easypaisa
      </text>
    </svg>
  ),
  hint: 'With easypaisa: confirm on your phone',
  form: 'You pay with your easypaisa account.',
  sent: 'We sent a payment request to your easypaisa account.',
};

const brands: Partial<Record<PaymentProviderKey, WalletBrand>> = { jazzcash, easypaisa };

/** Returns the wallet of a payment provider; undefined for providers that are no wallet themselves. */
export function walletBrand(provider: string): WalletBrand | undefined {
  const found = providerOf(provider);
  return found && brands[found.key];
}
