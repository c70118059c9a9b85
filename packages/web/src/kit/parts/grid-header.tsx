import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ColumnLayout } from '../bindings/table.ts';
import type { GridTicks } from '../bindings/use-selection.ts';
import type { DrawnColumn } from './grid-layout.ts';
import { PageTick } from './grid-tick.tsx';

type Props = {
  shown: readonly DrawnColumn[];
  sort: string | undefined;
  onSort: ((sort: string | undefined) => void) | undefined;
  label: string;
  ticks?: GridTicks | undefined;
};

/** Returns the CSS class of a column's cells: sticky for actions, right-aligned for numbers. */
export function cellClass(layout: ColumnLayout | undefined): string {
  if (layout?.title === 'Actions') return 'grid-cell last';
  return layout?.align === 'end' ? 'grid-cell end' : 'grid-cell';
}

/** Columns of buttons, whose titles only screen readers need. */
const titleless: ReadonlySet<string> = new Set(['Actions', 'Details']);

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
}: Omit<Props, 'shown' | 'ticks'> & { field: string; layout: ColumnLayout }) {
  const { foreign } = useTexts();
  const order = orderOf(field, sort);
  const Icon = order ? orders[order] : ArrowUp;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={`${label} ${foreign(layout.title)}`}
      className={order ? 'sort on' : 'sort'}
      onClick={() => onSort?.(nextSort(field, order))}
    >
      {foreign(layout.title)}
      <Icon size={13} aria-hidden />
    </button>
  );
}

/** The header row; sortable columns have a button. Memoised, so that scrolling does not render it again. */
export const GridHeader = memo(({ shown, ticks, ...sorting }: Props) => {
  const first = ticks ? 2 : 1;
  const { foreign } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div role="rowgroup" className="grid-head">
      {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: cells take focus, rows do not. */}
      <div role="row" aria-rowindex={1} data-row={0} className="grid-row header">
        {ticks && <PageTick ticks={ticks} />}
        {shown.map(({ id, layout, card }, column) => (
          // biome-ignore lint/a11y/useSemanticElements: see the grid.
          <div
            key={id}
            role="columnheader"
            aria-colindex={column + first}
            aria-sort={orderOf(layout.sort, sorting.sort)}
            className={cellClass(layout)}
            data-card={card}
            tabIndex={-1}
          >
            {layout.sort && sorting.onSort ? (
              <SortButton field={layout.sort} layout={layout} {...sorting} />
            ) : (
              <span className={titleless.has(layout.title) ? 'visually-hidden' : undefined}>
                {foreign(layout.title)}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
});
