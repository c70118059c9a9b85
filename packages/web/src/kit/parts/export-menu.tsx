import type { ExportInput } from '@daftar/sdk';
import { Download } from 'lucide-react';
import type { Shown } from '../../i18n/shown.ts';
import { asWritten, joined } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useHost } from '../bindings/host.ts';
import { runExport } from '../bindings/run-export.ts';
import { MenuButton } from '../overlays/menu-button.tsx';

export type ExportList = ExportInput['list'];
type Format = ExportInput['format'];

const formats: Readonly<Record<Format, Text>> = { csv: 'CSV file', xlsx: 'Excel workbook' };

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
  const run = (format: Format) =>
    void runExport(
      { list, format, ...(filters && { filters }) },
      joined([title, asWritten(format.toUpperCase())]),
      startWork,
    );
  return (
    <MenuButton label={t('Export')} icon={<Download size={16} aria-hidden />}>
      {(Menu) =>
        (['csv', 'xlsx'] as const).map((format) => (
          <Menu.Action key={format} disabledReason={disabledReason} onSelect={() => run(format)}>
            {t(formats[format])}
          </Menu.Action>
        ))
      }
    </MenuButton>
  );
}
