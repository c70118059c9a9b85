import { type WalletProvider, walletProviderLabels } from '@daftar/domain';
import { useLocale } from '../../i18n/locale-context.ts';
import type { Text } from '../../i18n/text.ts';
import { RadioTile } from '../../parts/radio-tile.tsx';

const hints = {
  qr: 'Scan a code with your wallet',
  r2p: 'Confirm on your phone',
} as const satisfies Record<WalletProvider, Text>;

interface WalletChoiceProps {
  chosen: WalletProvider;
  onChoose: (provider: WalletProvider) => void;
}

/** The choice between the two ways to charge a wallet: 'Via QR' and 'OTP'. */
export function WalletChoice({ chosen, onChoose }: WalletChoiceProps) {
  const { t } = useLocale();
  return (
    <fieldset className="tiles two">
      <legend>{t('How do you want to pay?')}</legend>
      {(['qr', 'r2p'] as const).map((provider) => (
        <RadioTile
          key={provider}
          name="walletProvider"
          value={provider}
          checked={chosen === provider}
          onChoose={() => onChoose(provider)}
          label={t(walletProviderLabels[provider])}
          hint={t(hints[provider])}
        />
      ))}
    </fieldset>
  );
}
