import { settlementVerdicts } from '@daftar/domain';
import type { SettlementFile } from '@daftar/sdk';
import { VerdictCards } from '../../kit/features/uploads/verdict-cards.tsx';
import { VerdictSum } from '../../kit/features/uploads/verdict-sum.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { KindName } from './kind-name.tsx';
import { VerdictPill } from './verdict-pill.tsx';

type Counts = SettlementFile['counts'];

/** The amounts of each kind and currency. */
const sumsOf = (counts: Counts) =>
  counts.map(({ kind, currency, amount }) =>
    currency && amount !== undefined ? (
      <VerdictSum key={`${kind} ${currency}`} amount={amount} currency={currency}>
        <KindName kind={kind} many />
      </VerdictSum>
    ) : null,
  );

const rowsOf = (counts: Counts): number => counts.reduce((sum, { rows }) => sum + rows, 0);

/** The verdicts of a settlement file's rows as cards, which filter the rows. */
export function FileVerdicts({ counts }: Pick<SettlementFile, 'counts'>) {
  const { search, change } = useListState<'/settlement-files/$id'>();
  return (
    <VerdictCards
      total={rowsOf(counts)}
      verdicts={settlementVerdicts.map((verdict) => {
        const own = counts.filter((one) => one.verdict === verdict);
        return { verdict, rows: rowsOf(own), pill: <VerdictPill verdict={verdict} />, sums: sumsOf(own) };
      })}
      chosen={search.verdict || undefined}
      choose={(verdict) => change({ verdict })}
    />
  );
}
