import type { ApprovalSummary } from '@daftar/sdk';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Banner } from '../../ui/page/banner.tsx';

type Sheets = Pick<ApprovalSummary, 'sheet' | 'otherSheets' | 'hiddenRows' | 'hiddenRowCount'>;

/**
 * Says which sheet of a workbook was read, which ones were not, and which rows of it the sheet hides; nothing for a file with one
 * sheet and no hidden rows.
 */
export function SheetNotice({ file }: { file: Sheets }) {
  const { t, digits } = useTexts();
  const { sheet, otherSheets = [], hiddenRows = [], hiddenRowCount = 0 } = file;
  const others = otherSheets.map(({ name, hidden, empty }) => {
    const state = empty ? t('empty sheet') : hidden ? t('hidden sheet') : undefined;
    return state === undefined ? `“${name}”` : `“${name}” (${state})`;
  });
  const isUnread = otherSheets.some(({ hidden, empty }) => !hidden && !empty);
  const rows = hiddenRows.map((row) => digits(String(row))).join(', ');
  return (
    <>
      {sheet !== undefined && others.length > 0 && (
        <Banner tone={isUnread ? 'caution' : 'info'}>
          {t('Only the sheet “{{sheet}}” was read. Not read: {{sheets}}', {
            sheet,
            sheets: others.join(', '),
          })}
        </Banner>
      )}
      {hiddenRowCount > 0 && (
        <Banner tone="caution">
          {t('The sheet hides rows that were read, for example by a filter. Their numbers: {{rows}}', {
            rows: hiddenRowCount > hiddenRows.length ? `${rows} …` : rows,
          })}
        </Banner>
      )}
    </>
  );
}
