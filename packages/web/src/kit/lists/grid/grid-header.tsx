import { ArrowDown, ArrowUp } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { actionsId } from '../state/list-columns.ts';
import type { Resizable } from '../state/resize.ts';
import type { GridTicks } from '../state/use-selection.ts';
import type { GridColumn } from './grid-columns.ts';
import { PageTick } from './grid-tick.tsx';

// Loaded lazily: the rows are usable without it.
const ColumnHandle = lazy(async () => ({ default: (await import('./column-handle.tsx')).ColumnHandle }));

type Props = {
  columns: readonly GridColumn[];
  /** Sorts by a column: ascending, descending, then in the server's own order. Absent when the grid cannot be sorted. */
  toggleSort: ((id: string) => void) | undefined;
  resizable: Resizable;
  label: Shown;
  ticks?: GridTicks | undefined;
};

/** Columns of buttons, whose titles only screen readers need. */
const titleless: ReadonlySet<string> = new Set([actionsId, 'details']);

const orders = { ascending: ArrowUp, descending: ArrowDown };

type SortProps = { column: GridColumn; label: Shown; toggle: (id: string) => void };

function SortButton({ column: { id, title, order }, label, toggle }: SortProps) {
  const { say } = useTexts();
  const Icon = order ? orders[order] : ArrowUp;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={`${label} ${say(title)}`}
      className={order ? 'sort on' : 'sort'}
      onClick={() => toggle(id)}
    >
      {say(title)}
      <Icon size={13} aria-hidden />
    </button>
  );
}

/** The header row; sortable columns have a button. Memoised, so that scrolling does not render it again. */
export const GridHeader = memo(({ columns, ticks, toggleSort, resizable, label }: Props) => {
  const first = ticks ? 2 : 1;
  const { say } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div role="rowgroup" className="grid-head">
      {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: cells take focus, rows do not. */}
      <div role="row" aria-rowindex={1} data-row={0} className="grid-row header">
        {ticks && <PageTick ticks={ticks} />}
        {columns.map((column, index) => (
          // biome-ignore lint/a11y/useSemanticElements: see the grid.
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={index + first}
            // Without `aria-label`, the name of the resize handle would be part of the column's name.
            aria-label={say(column.title)}
            aria-sort={column.order}
            className={column.className}
            data-column={column.id}
            data-card={column.card}
            tabIndex={-1}
          >
            {column.sort && toggleSort ? (
              <SortButton column={column} label={label} toggle={toggleSort} />
            ) : (
              <span className={titleless.has(column.id) ? 'visually-hidden' : undefined}>
                {say(column.title)}
              </span>
            )}
            {column.resizable && (
              <Suspense>
                <ColumnHandle column={column} grid={resizable} />
              </Suspense>
            )}
          </div>
        ))}
      </div>
    </div>
  );
});
