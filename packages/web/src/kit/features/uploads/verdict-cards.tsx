import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text as Line } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CountCell } from '../../ui/cells/count-cell.tsx';

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

type Verdict<Name extends string> = {
  readonly verdict: Name;
  readonly rows: number;
  readonly pill: ReactNode;
  /** The amounts of its rows, as `VerdictSum`. */
  readonly sums: ReactNode;
};

type Props<Name extends string> = {
  /** Number of all rows. */
  readonly total: number;
  readonly verdicts: readonly Verdict<Name>[];
  /** The verdict whose rows are shown; undefined for all rows. */
  readonly chosen: Name | undefined;
  readonly choose: (verdict: Name | undefined) => void;
};

/** Rows and amounts of each verdict that occurs in an uploaded file; pressing one shows its rows. */
export function VerdictCards<Name extends string>({ total, verdicts, chosen, choose }: Props<Name>) {
  const { t } = useTexts();
  const card = (verdict: Name | undefined, name: ReactNode, rows: number, sums?: ReactNode) => (
    <Card
      key={verdict ?? 'all'}
      type="button"
      aria-pressed={chosen === verdict}
      onClick={() => choose(chosen === verdict ? undefined : verdict)}
    >
      {name}
      <Line as="span" textStyle="title">
        <CountCell value={rows} />
      </Line>
      {sums}
    </Card>
  );
  return (
    <Grid
      role="group"
      aria-label={t('Verdicts')}
      gap="2"
      templateColumns="repeat(auto-fit, minmax(min(176px, calc(50% - 4px)), 1fr))"
    >
      {card(undefined, <Line as="span">{t('All rows')}</Line>, total)}
      {verdicts
        .filter(({ verdict, rows }) => rows > 0 || verdict === chosen)
        .map(({ verdict, rows, pill, sums }) => card(verdict, pill, rows, sums))}
    </Grid>
  );
}
