import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { fixWidth, type Resizable, resetWidth, setWidth } from '../state/resize.ts';
import type { GridColumn } from './grid-columns.ts';

/** Change of the width per key press, in pixels. */
const stepWidth = 16;
const keys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'Enter'];

/** The direction that makes a column wider: 1 for right, -1 for left. */
const forward = () => (document.documentElement.dir === 'rtl' ? -1 : 1);

type Props = { column: GridColumn; grid: Resizable };

/**
 * The resize handle at the end of a column's header. Dragging it or pressing the arrow keys on it changes the column's width; a
 * double click or Enter resets the width.
 */
export function ColumnHandle({ column: { id, title, size, limits }, grid }: Props) {
  const { t, say } = useTexts();
  const drag = useRef<{ readonly from: number; width?: number }>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Without this, a drag would select text.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const { current } = drag;
    if (!current || (current.width === undefined && clientX === current.from)) return;
    current.width ??= fixWidth(grid, id);
    setWidth(grid, id, current.width + (clientX - current.from) * forward());
  };
  const onLostPointerCapture = () => {
    if (drag.current?.width !== undefined) grid.latest.current.onResizeEnd();
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!keys.includes(event.key)) return;
    // Without this, the grid would move the focus to another cell.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return resetWidth(grid, id);
    const step = (event.key === 'ArrowRight' ? stepWidth : -stepWidth) * forward();
    const width = fixWidth(grid, id);
    setWidth(grid, id, event.key === 'Home' ? 0 : width + step);
    grid.latest.current.onResizeEnd();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <hr> is a thematic break, not a resize handle.
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('Width of the column {{name}}', { name: say(title) })}
      aria-valuenow={Math.round(size)}
      aria-valuemin={limits[0]}
      aria-valuemax={limits[1]}
      tabIndex={-1}
      className="grid-handle"
      onDoubleClick={() => resetWidth(grid, id)}
      {...{ onPointerDown, onPointerMove, onLostPointerCapture, onKeyDown }}
    />
  );
}
