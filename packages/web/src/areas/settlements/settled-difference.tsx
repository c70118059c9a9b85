import { Stack } from '@chakra-ui/react/stack';
import { isCurrency, sumFromMajor } from '@daftar/domain';
import type { SettlementReport } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { DeviationFigures } from './deviation-figures.tsx';

/** The exact net amount of a settlement that was saved with a difference, the difference, and its reason. */
export function SettledDifference({ record }: { record: SettlementReport }) {
  const { t } = useTexts();
  const { differenceReason, settledCurrency: currency, netSettledAmount, exact } = record;
  if (differenceReason === undefined || !isCurrency(currency)) return null;
  const amount = (value: number) => sumFromMajor(value, currency);
  return (
    <Stack as="section" gap="2" aria-label={t('Difference')} _print={{ breakInside: 'avoid' }}>
      <DeviationFigures used={amount(netSettledAmount)} exact={amount(exact.netSettledAmount)} />
      <p>
        <span className="muted">{t('Differs because:')}</span> <bdi>{differenceReason}</bdi>
      </p>
    </Stack>
  );
}
