import { type WalletProvider, walletProviderLabels } from '@daftar/domain';
import { useLocale } from '../../i18n/locale-context.ts';
import type { Text } from '../../i18n/text.ts';

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
    <fieldset className="choices">
      <legend>{t('How do you want to pay?')}</legend>
      {(['qr', 'r2p'] as const).map((provider) => (
        <label key={provider} className="choice">
          <input
            type="radio"
            name="walletProvider"
            value={provider}
            checked={chosen === provider}
            onChange={() => onChoose(provider)}
          />
          <span>
            <span className="tile-label">{t(walletProviderLabels[provider])}</span>
            <span className="meta">{t(hints[provider])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
