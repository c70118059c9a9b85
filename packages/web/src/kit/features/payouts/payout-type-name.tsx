import type { PayoutType } from '@daftar/domain';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

/** Labels of the payout types. */
export const payoutTypeNames = { WALLET: 'Wallet', BANK: 'Bank account' } as const satisfies Record<
  PayoutType,
  Text
>;

export function PayoutTypeName({ type }: { type: PayoutType }) {
  const { t } = useTexts();
  return <>{t(payoutTypeNames[type])}</>;
}
