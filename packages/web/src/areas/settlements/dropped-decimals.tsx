import { Alert } from '@chakra-ui/react/alert';
import { Stack } from '@chakra-ui/react/stack';
import type { Settled } from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { figureLabels } from './statement-lines.ts';

const labels: Readonly<Record<string, Text>> = {
  ...figureLabels,
  totalRevenue: 'Total Revenue',
  merchantShare: 'Merchant Share',
  remittanceChargesPercentage: 'Remittance (%)',
  exchangeRate: 'Exchange Rate',
};

/** Lists the numbers whose decimals were dropped before computing. */
export function DroppedDecimals({ settled }: { settled: Settled }) {
  const { t, digits } = useTexts();
  if (settled.dropped.length === 0) return null;
  return (
    <Alert.Root status="warning" role="status" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('Decimals were dropped before computing:')}</Alert.Title>
        <Stack as="ul" gap="0">
          {settled.dropped.map(({ field, given, used }) => (
            <li key={field}>
              {t(labels[field] ?? 'Amount')}:{' '}
              <span className="figure ltr">{digits(`${given} → ${used}`)}</span>
            </li>
          ))}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}
