import { useTexts } from '../../i18n/use-texts.ts';
import type { AnyColumn } from '../bindings/list-columns.ts';
import type { Query } from '../bindings/list-rows.ts';
import type { ListState } from '../bindings/use-list-state.ts';
import { ColumnChooser } from '../parts/column-chooser.tsx';
import { DensityMenu } from '../parts/density-menu.tsx';
import { type ExportList, ExportMenu } from '../parts/export-menu.tsx';

export type ListToolsProps = ListState & {
  readonly title: string;
  readonly columns: readonly AnyColumn[];
  readonly exportOf: ExportList | undefined;
  /** What the list call sends, without pages. */
  readonly sent: Query;
};

/** What can be done with a list as a whole; comes after its rows. */
export function ListTools({ title, columns, exportOf, sent, search, change }: ListToolsProps) {
  const { foreign } = useTexts();
  return (
    <>
      <ColumnChooser columns={columns} search={search} change={change} />
      <DensityMenu search={search} change={change} />
      {exportOf && <ExportMenu list={exportOf} title={foreign(title)} filters={sent} />}
    </>
  );
}
