import type { ExportInput } from '@daftar/sdk';
import { Download } from 'lucide-react';
import type { Shown } from '../../../i18n/shown.ts';
import { asWritten, joined } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { runExport } from '../../records/actions/run-export.ts';
import { useHost } from '../../records/host.ts';
import { MenuButton } from '../../ui/overlays/menu-button.tsx';

export type ExportList = ExportInput['list'];
type Choice = Pick<ExportInput, 'format' | 'columns' | 'totals'>;

const choices: readonly (Choice & { readonly label: Text })[] = [
  { label: 'Excel workbook', format: 'xlsx' },
  { label: 'CSV file', format: 'csv' },
  { label: 'CSV with totals', format: 'csv', totals: true },
  { label: 'CSV for programs', format: 'csv', columns: 'api' },
];

export type ExportProps = {
  list: ExportList;
  title: Shown;
  /** The list's filters and order, without page and page size. */
  filters: ExportInput['filters'];
  /** Why exporting is not possible, in the user's language. */
  disabledReason?: Shown | undefined;
};

/** The menu that exports all matching rows to a file. */
export function ExportMenu({ list, title, filters, disabledReason }: ExportProps) {
  const { t } = useTexts();
  const { startWork } = useHost();
  const run = (choice: Choice) =>
    void runExport(
      { list, ...choice, ...(filters && { filters }) },
      joined([title, asWritten(choice.format.toUpperCase())]),
      startWork,
    );
  return (
    <MenuButton label={t('Export')} icon={<Download size={16} aria-hidden />}>
      {(Menu) =>
        choices.map(({ label, ...choice }) => (
          <Menu.Action key={label} disabledReason={disabledReason} onSelect={() => run(choice)}>
            {t(label)}
          </Menu.Action>
        ))
      }
    </MenuButton>
  );
}
