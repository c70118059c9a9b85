import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text as Line } from '@chakra-ui/react/text';
import { type SettlementVerdict, settlementVerdicts } from '@daftar/domain';
import type { SettlementFile } from '@daftar/sdk';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState } from '../../kit/bindings/use-list-state.ts';
import { CountCell } from '../../kit/cells/count-cell.tsx';
import { MoneyCell } from '../../kit/cells/money-cell.tsx';
import { KindName } from './kind-name.tsx';
import { VerdictPill } from './verdict-pill.tsx';

const Card = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '1',
    minWidth: '0',
    padding: '3',
    borderWidth: '1px',
    borderRadius: 'l3',
    bg: 'bg.panel',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '2px' },
    _pressed: { borderColor: 'brand.solid', bg: 'brand.subtle' },
  },
});

type Counts = SettlementFile['counts'];

/** The amounts of each kind and currency. */
const Sums = ({ of }: { of: Counts }) =>
  of.map(({ kind, currency, amount }) =>
    currency && amount !== undefined ? (
      <Line
        as="span"
        key={`${kind} ${currency}`}
        textStyle="xs"
        color="fg.muted"
        display="flex"
        flexWrap="wrap"
        columnGap="1.5"
      >
        <KindName kind={kind} many />
        <MoneyCell value={amount} currency={currency} />
      </Line>
    ) : null,
  );

const rowsOf = (counts: Counts): number => counts.reduce((sum, { rows }) => sum + rows, 0);

/** Rows and amounts of each verdict; pressing one shows its rows. */
export function VerdictCards({ counts }: Pick<SettlementFile, 'counts'>) {
  const { t } = useTexts();
  const { search, change } = useListState<'/settlement-files/$id'>();
  const { verdict: chosen } = search;
  const card = (verdict: SettlementVerdict | undefined, name: ReactNode, of: Counts) => (
    <Card
      key={verdict ?? 'all'}
      type="button"
      aria-pressed={(chosen || undefined) === verdict}
      onClick={() => change({ verdict: chosen === verdict ? undefined : verdict })}
    >
      {name}
      <Line as="span" textStyle="title">
        <CountCell value={rowsOf(of)} />
      </Line>
      {verdict && <Sums of={of} />}
    </Card>
  );
  return (
    <Grid
      role="group"
      aria-label={t('Verdicts')}
      gap="2"
      templateColumns="repeat(auto-fit, minmax(min(176px, calc(50% - 4px)), 1fr))"
    >
      {card(undefined, <Line as="span">{t('All rows')}</Line>, counts)}
      {settlementVerdicts
        .map((verdict) => ({ verdict, of: counts.filter((one) => one.verdict === verdict) }))
        .filter(({ verdict, of }) => of.length > 0 || verdict === chosen)
        .map(({ verdict, of }) => card(verdict, <VerdictPill verdict={verdict} />, of))}
    </Grid>
  );
}
