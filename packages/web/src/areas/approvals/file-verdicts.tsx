import { approvalVerdicts } from '@daftar/domain';
import type { ApprovalSummary } from '@daftar/sdk';
import { VerdictCards } from '../../kit/features/uploads/verdict-cards.tsx';
import { VerdictSum } from '../../kit/features/uploads/verdict-sum.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { useRowsFilter } from './use-rows-filter.ts';
import { VerdictPill } from './verdict-pill.tsx';
import { verdictWords } from './verdict-words.ts';

/** The verdicts of an approval file's rows as cards, which filter the rows. */
export function FileVerdicts({ summary: { total, totals, verdicts } }: { summary: ApprovalSummary }) {
  const { change } = useListState<'/loan-requests/approval'>();
  const { verdict: chosen } = useRowsFilter();
  return (
    <VerdictCards
      total={total}
      verdicts={approvalVerdicts.map((verdict) => ({
        verdict,
        rows: verdicts[verdict],
        pill: <VerdictPill of={verdictWords[verdict]} />,
        sums: totals.map(({ verdict: of, currency, amount }) =>
          of === verdict && currency ? (
            <VerdictSum key={currency} amount={amount} currency={currency} />
          ) : null,
        ),
      }))}
      chosen={chosen}
      choose={(verdict) => change({ verdict })}
    />
  );
}
