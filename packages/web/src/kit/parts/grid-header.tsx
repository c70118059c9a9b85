import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ColumnLayout } from '../bindings/table.ts';
import type { GridTicks } from '../bindings/use-selection.ts';
import { PageTick } from './grid-tick.tsx';

type Props = {
  ids: readonly string[];
  layouts: readonly ColumnLayout[];
  sort: string | undefined;
  onSort: ((sort: string | undefined) => void) | undefined;
  label: Shown;
  ticks?: GridTicks | undefined;
};

/** Returns the CSS class of a column's cells: sticky for actions, right-aligned for numbers. */
export function cellClass(layout: ColumnLayout | undefined): string {
  if (layout?.title === 'Actions') return 'grid-cell last';
  return layout?.align === 'end' ? 'grid-cell end' : 'grid-cell';
}

const orders = { ascending: ArrowUp, descending: ArrowDown };

function orderOf(field: string | undefined, sort: string | undefined) {
  if (field === undefined || sort === undefined) return undefined;
  return sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;
}

/** Returns the `sort` after a click on a header: ascending, descending, then the server's default. */
function nextSort(field: string, order: 'ascending' | 'descending' | undefined): string | undefined {
  if (order === undefined) return field;
  return order === 'ascending' ? `-${field}` : undefined;
}

function SortButton({
  field,
  layout,
  sort,
  onSort,
  label,
}: Omit<Props, 'ids' | 'layouts' | 'ticks'> & { field: string; layout: ColumnLayout }) {
  const { say } = useTexts();
  const order = orderOf(field, sort);
  const Icon = order ? orders[order] : ArrowUp;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={`${label} ${say(layout.title)}`}
      className={order ? 'sort on' : 'sort'}
      onClick={() => onSort?.(nextSort(field, order))}
    >
      {say(layout.title)}
      <Icon size={13} aria-hidden />
    </button>
  );
}

/** The header row; sortable columns have a button. Memoised, so that scrolling does not render it again. */
export const GridHeader = memo(({ ids, layouts, ticks, ...sorting }: Props) => {
  const first = ticks ? 2 : 1;
  const { say } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div role="rowgroup" className="grid-head">
      {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: cells take focus, rows do not. */}
      <div role="row" aria-rowindex={1} data-row={0} className="grid-row header">
        {ticks && <PageTick ticks={ticks} />}
        {layouts.map((layout, column) => (
          // biome-ignore lint/a11y/useSemanticElements: see the grid.
          <div
            key={ids[column]}
            role="columnheader"
            aria-colindex={column + first}
            aria-sort={orderOf(layout.sort, sorting.sort)}
            className={cellClass(layout)}
            tabIndex={-1}
          >
            {layout.sort && sorting.onSort ? (
              <SortButton field={layout.sort} layout={layout} {...sorting} />
            ) : (
              <span className={layout.title === 'Actions' ? 'visually-hidden' : undefined}>
                {say(layout.title)}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
});
