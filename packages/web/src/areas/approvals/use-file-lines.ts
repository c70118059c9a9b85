import type { ApprovalSummary } from '@daftar/sdk';
import { joined, named, type Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { sumPhrase } from '../../kit/ui/cells/money-phrase.ts';
import { useCountText } from './use-count-text.ts';

type Checked = Pick<ApprovalSummary, 'total' | 'totals' | 'verdicts'>;
type Done = { readonly total: number; readonly approved: number; readonly rejected: number };

/** Returns functions that say what a file will do, with the sums of each currency, and what it did. */
export function useFileLines() {
  const { t } = useTexts();
  const count = useCountText();
  const sumsOf = ({ totals }: Checked, verdict: 'will-approve' | 'will-reject') =>
    totals.flatMap(({ verdict: of, currency, amount }) =>
      of === verdict && currency ? [{ amount, currency }] : [],
    );
  const line = (
    label: 'Will approve' | 'Will reject',
    file: Checked,
    verdict: 'will-approve' | 'will-reject',
  ) => {
    const sums = sumsOf(file, verdict);
    const words = named(t(label), count(file.verdicts[verdict]));
    return sums.length > 0 ? joined([words, sumPhrase(sums)]) : words;
  };
  return {
    before: (file: Checked): Shown => {
      const carried = file.verdicts['will-approve'] + file.verdicts['will-reject'];
      return joined(
        [
          line('Will approve', file, 'will-approve'),
          line('Will reject', file, 'will-reject'),
          named(t('Left out'), count(file.total - carried)),
        ],
        '\n',
      );
    },
    after: ({ total, approved, rejected }: Done): Shown => {
      const counts = joined([
        named(t('Approved'), count(approved)),
        named(t('Rejected'), count(rejected)),
        named(t('Left out'), count(total - approved - rejected)),
      ]);
      return joined([t('The file was processed.'), counts], ' ');
    },
  };
}
