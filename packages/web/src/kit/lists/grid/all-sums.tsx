import { useTexts } from '../../../i18n/use-texts.ts';
import type { AnyColumn } from '../state/list-columns.ts';
import { type AllRows, maxSummedRows, useAllRows } from '../state/use-all-rows.ts';
import { SelectionSums } from './selection-sums.tsx';

/** The sums of all matching rows; reads all pages first. */
export function AllSums({ all, columns }: { all: AllRows; columns: readonly AnyColumn[] }) {
  const { t } = useTexts();
  const hasMoney = columns.some(({ meta }) => meta?.money);
  const { data, isError } = useAllRows(all, hasMoney);
  if (!hasMoney) return null;
  if (all.total > maxSummedRows)
    return <span className="meta">{t('Too many rows to total here. Export them instead.')}</span>;
  if (isError) return <span className="meta">{t('Something went wrong')}</span>;
  if (!data) return <span className="meta">{t('Adding up…')}</span>;
  return <SelectionSums rows={data} columns={columns} />;
}
