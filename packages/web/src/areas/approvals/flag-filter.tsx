import { approvalFlagFilters } from '@daftar/domain';
import type { ApprovalSummary } from '@daftar/sdk';
import { asWritten, joined } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { flagWords } from '../../kit/features/payouts/payout-flags.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { useCountText } from './use-count-text.ts';
import { useRowsFilter } from './use-rows-filter.ts';

type Flag = keyof ApprovalSummary['flags'];

const labels: Readonly<Record<Flag, Text>> = {
  any: 'Flagged',
  ...flagWords,
  'own-request': 'Your request',
  'hidden-row': 'Hidden row',
};

/** Filters an uploaded file's rows by the flags of their payouts, with the number of rows of each; absent without flags. */
export function FlagFilter({ flags }: Pick<ApprovalSummary, 'flags'>) {
  const { t } = useTexts();
  const count = useCountText();
  const { flag: chosen } = useRowsFilter();
  const offered = approvalFlagFilters.filter((flag) => flags[flag] > 0 || flag === chosen);
  if (offered.length === 0) return null;
  const options = offered.map((flag) => ({
    value: flag,
    label: joined([t(labels[flag]), asWritten(count(flags[flag]))]),
  }));
  return select('flag', 'Flags', options).show(undefined);
}
