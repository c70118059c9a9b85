import type { KeyboardEvent, MouseEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Resize } from '../bindings/use-resize.ts';
import type { GridColumn } from './grid-columns.ts';

/** Pixels of one key press. */
const stepWidth = 16;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -stepWidth,
  ArrowRight: stepWidth,
  Home: Number.NEGATIVE_INFINITY,
};

type Props = { column: GridColumn; resize: Resize };

/**
 * The line at the end of a column's header. Dragging it, or the arrow keys on it, changes the column's width; a double click,
 * or Enter, gives the column its own width again.
 */
export function ColumnHandle({ column: { id, title, size, limits }, resize }: Props) {
  const { t, say } = useTexts();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    // The grid's arrow keys would move to another cell.
    event.preventDefault();
    event.stopPropagation();
    const mirrored = event.key !== 'Home' && document.documentElement.dir === 'rtl';
    if (step === undefined) resize.reset(id);
    else resize.step(id, mirrored ? -step : step);
  };
  const onMouseDown = (event: MouseEvent) => {
    // Otherwise a drag would mark the texts that it passes.
    event.preventDefault();
    if (event.button === 0) resize.drag(id, event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that can be moved is no thematic break.
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('Width of the column {{name}}', { name: say(title) })}
      aria-valuenow={Math.round(size)}
      aria-valuemin={limits[0]}
      aria-valuemax={limits[1]}
      tabIndex={-1}
      className="grid-handle"
      onMouseDown={onMouseDown}
      onTouchStart={(event) => resize.drag(id, event)}
      onDoubleClick={() => resize.reset(id)}
      onKeyDown={onKeyDown}
    />
  );
}
