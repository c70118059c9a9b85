import { Alert } from '@chakra-ui/react/alert';
import { Card } from '@chakra-ui/react/card';
import { Stack } from '@chakra-ui/react/stack';
import {
  formatDecimal,
  type SettlementMath as MathKind,
  type Settled,
  type SettlementInputForm,
} from '@daftar/domain';
import type { SettlementDetail } from '@daftar/sdk';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { TitledCard } from '../../kit/ui/page/titled-card.tsx';
import { DeviationFigures } from './deviation-figures.tsx';
import { settlementOf } from './settlement-of.ts';
import { figureLabels, statementLines } from './statement-lines.ts';
import { StatementTable } from './statement-table.tsx';
import { useRevenue } from './use-revenue.ts';

const labels: Readonly<Record<string, Text>> = {
  ...figureLabels,
  totalRevenue: 'Total Revenue',
  merchantShare: 'Merchant Share',
  remittanceChargesPercentage: 'Remittance (%)',
  exchangeRate: 'Exchange Rate',
};

/** Lists the numbers whose decimals were dropped before computing. */
function DroppedDecimals({ settled }: { settled: Settled }) {
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

const unknown = { totalRevenue: '', waleeShare: '', merchantShare: '' };

type Props = { readonly math?: MathKind | undefined; readonly record?: SettlementDetail };

/** The settlement's statement, computed live from the form: every share and figure with its formula. */
export function SettlementStatement({ math, record }: Props) {
  const { t, language, numerals } = useTexts();
  const form = useFormValues<SettlementInputForm>();
  const { figures = unknown } = useRevenue(record);
  const settled = settlementOf({ ...form, ...figures }, math);
  const lines = statementLines(
    { ...form, ...figures },
    { settled, format: (value) => formatDecimal(value, language, numerals) },
  );
  return (
    <TitledCard
      title="Calculation"
      hint={record ? undefined : 'Computed live; the server computes it again.'}
    >
      <Card.Body gap="3">
        <StatementTable lines={lines} />
        {settled && <DroppedDecimals settled={settled} />}
        {settled?.deviates && (
          <Alert.Root status="error" size="sm">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>
                {t(
                  record
                    ? 'Net settled differs from the decimal result by more than 0.5 %. Both figures are kept.'
                    : 'Net settled differs from the decimal result by more than 0.5 %; you must give a reason to save.',
                )}
              </Alert.Title>
              <DeviationFigures
                used={settled.figures.netSettledAmount}
                exact={settled.exact.netSettledAmount}
              />
            </Alert.Content>
          </Alert.Root>
        )}
      </Card.Body>
    </TitledCard>
  );
}
