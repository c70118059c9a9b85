import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PrintButton } from '../../ui/parts/print-button.tsx';
import { ViewsMenu } from '../filters/views-menu.tsx';
import { ColumnChooser } from '../grid/column-chooser.tsx';
import { DensityMenu } from '../grid/density-menu.tsx';
import type { AnyColumn } from '../state/list-columns.ts';
import type { Query } from '../state/list-rows.ts';
import type { ListState } from '../state/use-list-state.ts';
import { ExportAndPrint } from '../tools/export-and-print.tsx';
import type { ExportList } from '../tools/export-menu.tsx';

export type ListToolsProps = ListState & {
  /** The list's name in saved views. */
  readonly name: string;
  readonly title: Text;
  readonly columns: readonly AnyColumn[];
  readonly exportOf: ExportList | undefined;
  /** The parameters of the list call, without page and page size. */
  readonly sent: Query;
};

/** Tools for the whole list: saved views, columns, density, export and print. Loaded after the rows. */
export function ListTools(props: ListToolsProps) {
  const { name, title, columns, exportOf, sent, ...state } = props;
  const { say } = useTexts();
  return (
    <>
      <ViewsMenu list={name} {...state} />
      <ColumnChooser columns={columns} {...state} />
      <DensityMenu search={state.search} change={state.change} />
      {exportOf ? <ExportAndPrint list={exportOf} title={say(title)} filters={sent} /> : <PrintButton />}
    </>
  );
}
