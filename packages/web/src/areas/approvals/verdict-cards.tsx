import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text as Line } from '@chakra-ui/react/text';
import { approvalVerdicts } from '@daftar/domain';
import type { ApprovalSummary } from '@daftar/sdk';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../../kit/cells/money-cell.tsx';
import { useCountText } from './use-count-text.ts';
import { VerdictPill } from './verdict-pill.tsx';
import { verdictWords } from './verdict-words.ts';

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

type Sum = { readonly currency?: string | undefined; readonly amount: number };

/** The amounts of each currency. */
const Sums = ({ of }: { of: readonly Sum[] }) =>
  of.map(({ currency, amount }) =>
    currency ? (
      <Line as="span" key={currency} textStyle="xs" color="fg.muted">
        <MoneyCell value={amount} currency={currency} />
      </Line>
    ) : null,
  );

type Props = {
  readonly summary: ApprovalSummary;
  /** The verdict whose rows are shown; undefined for all rows. */
  readonly chosen: string | undefined;
  readonly choose: (verdict: string | undefined) => void;
};

/** Rows and amounts of each verdict; pressing one shows its rows. */
export function VerdictCards({ summary, chosen, choose }: Props) {
  const { t } = useTexts();
  const count = useCountText();
  const { total, totals, verdicts } = summary;
  const card = (verdict: string | undefined, name: ReactNode, rows: number, sums: readonly Sum[]) => (
    <Card
      key={verdict ?? 'all'}
      type="button"
      aria-pressed={chosen === verdict}
      onClick={() => choose(chosen === verdict ? undefined : verdict)}
    >
      {name}
      <Line as="span" className="figure" textStyle="title">
        {count(rows)}
      </Line>
      <Sums of={sums} />
    </Card>
  );
  return (
    <Grid
      role="group"
      aria-label={t('Verdicts')}
      gap="2"
      templateColumns="repeat(auto-fill, minmax(min(148px, calc(50% - 4px)), 1fr))"
    >
      {card(undefined, <Line as="span">{t('All rows')}</Line>, total, [])}
      {approvalVerdicts
        .filter((verdict) => verdicts[verdict] > 0 || verdict === chosen)
        .map((verdict) =>
          card(
            verdict,
            <VerdictPill of={verdictWords[verdict]} />,
            verdicts[verdict],
            totals.filter((one) => one.verdict === verdict),
          ),
        )}
    </Grid>
  );
}
