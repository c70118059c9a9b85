import { useTexts } from '../../../i18n/use-texts.ts';
import type { GridTicks } from '../state/use-selection.ts';

/** The header's checkbox: ticks or unticks all rows of the page. */
export function PageTick({ ticks }: { ticks: GridTicks }) {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div role="columnheader" aria-colindex={1} className="grid-cell tick" tabIndex={-1}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = ticks.page === 'some';
        }}
        type="checkbox"
        tabIndex={-1}
        aria-label={t('Select the page')}
        checked={ticks.page === 'all'}
        onChange={ticks.tickPage}
      />
    </div>
  );
}

type Props = {
  /** Row index on the page, from 0. */
  index: number;
  ticked: boolean;
  tick: GridTicks['tick'];
  /** Id of the cell that names the row. */
  labelledBy: string;
};

/** A row's checkbox; with Shift it applies to all rows since the last one toggled. */
export function RowTick({ index, ticked, tick, labelledBy }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div role="gridcell" aria-colindex={1} className="grid-cell tick" tabIndex={-1}>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        checked={ticked}
        onChange={({ nativeEvent }) =>
          tick(index, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </div>
  );
}
