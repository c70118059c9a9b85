import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** The item that a menu highlights when it opens: the first or last one by keyboard, none by pointer. */
export type Highlight = 'first' | 'last' | undefined;

const arrows: Readonly<Record<string, Highlight>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Returns the highlight for a press. Enter, Space and screen readers produce a click without a pointer. */
export const highlightOf = ({ detail }: MouseEvent): Highlight => (detail === 0 ? 'first' : undefined);

/** Connects a button with its lazy overlay; see `lazyOverlay`. Spread `trigger` on the button and `root` on the overlay. */
export function useTrigger({ prepare }: { readonly prepare: () => void }, kind: 'menu' | 'dialog') {
  const id = useId();
  const content = `${id}-content`;
  const [open, setOpen] = useState(false);
  const [highlight, setHighlight] = useState<Highlight>();
  useEffect(() => whenIdle(prepare), [prepare]);
  const show = (next: Highlight) => {
    setHighlight(next);
    setOpen(true);
  };
  const onOpenChange = useCallback((details: { readonly open: boolean }) => setOpen(details.open), []);
  return {
    trigger: {
      id,
      'aria-haspopup': kind,
      'aria-expanded': open,
      'aria-controls': content,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event: MouseEvent) => (open ? setOpen(false) : show(highlightOf(event))),
      onKeyDown: (event: KeyboardEvent) => {
        const end = kind === 'menu' ? arrows[event.key] : undefined;
        if (!end || open) return;
        event.preventDefault();
        show(end);
      },
    },
    root: { open, onOpenChange, ids: { trigger: id, content } },
    highlight,
  };
}
