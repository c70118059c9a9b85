import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { AnyColumn } from '../bindings/list-columns.ts';
import type { AllRows } from '../bindings/use-all-rows.ts';
import type { Selection } from '../bindings/use-selection.ts';
import { AllSums } from './all-sums.tsx';
import { SelectionSums } from './selection-sums.tsx';
import './selection-bar.css';

type Props = {
  selection: Selection<object>;
  columns: readonly AnyColumn[];
  /** All rows that match the filters. */
  all: AllRows;
  /** The bulk actions. */
  children?: ReactNode;
};

/** Moves the focus to the grid when the bar disappears while it contains the focus; otherwise the focus would be lost. */
function useFocusGrid(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = bar.current;
    const grid = box?.parentElement?.querySelector<HTMLElement>('[role=grid]');
    return () => {
      if (box?.contains(document.activeElement)) requestAnimationFrame(() => grid?.focus());
    };
  }, [bar]);
}

/** The bar above a grid with a selection: number of rows, sums and bulk actions. */
export function SelectionBar({ selection, columns, all: everything, children }: Props) {
  const { t, digits } = useTexts();
  const { all, rows, left, grid, pickAll, clear } = selection;
  const { total, totalText } = everything;
  const bar = useRef<HTMLDivElement>(null);
  useFocusGrid(bar);
  const count = digits(all ? totalText : rows.length.toLocaleString('en'));
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && clear();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a layout of its own.
    <div
      ref={bar}
      role="group"
      className="selection-bar no-print"
      aria-label={t('Selection')}
      onKeyDown={onKeyDown}
    >
      <span className="selection-count" role="status">
        {t('{{count}} selected', { count })}
        {left && ` · ${t('Only rows on this page are still selected')}`}
      </span>
      {!all && grid.page === 'all' && rows.length < total && (
        <button type="button" className="link" onClick={pickAll}>
          {t('Select all {{count}} matching', { count: digits(totalText) })}
        </button>
      )}
      {all ? <AllSums all={everything} columns={columns} /> : <SelectionSums rows={rows} columns={columns} />}
      <div className="selection-end">
        {children}
        <button type="button" className="icon-button" onClick={clear}>
          <X size={15} aria-hidden />
          {t('Clear')}
        </button>
      </div>
    </div>
  );
}
