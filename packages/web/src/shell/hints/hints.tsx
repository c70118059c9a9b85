import { Portal } from '@chakra-ui/react/portal';
import { Tooltip } from '@chakra-ui/react/tooltip';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useRef } from 'react';
import { showHints, shownHint } from './show-hints.ts';

/**
 * The one tooltip of the app. It shows the `data-hint` of any element: a `Tooltip.Root` in each of a grid's cells would be
 * too slow.
 */
export function Hints() {
  const hint = useSelector(shownHint);
  useEffect(showHints, []);
  // Keeps the text while the tooltip fades out.
  const last = useRef(hint);
  last.current = hint ?? last.current;
  // A new text gets a new tooltip, which is placed at its own element.
  const times = useRef({ hint, count: 0 });
  if (hint && hint !== times.current.hint) times.current = { hint, count: times.current.count + 1 };
  return (
    <Tooltip.Root
      key={times.current.count}
      open={hint !== undefined}
      interactive
      closeOnEscape={false}
      closeOnScroll={false}
      positioning={{
        placement: 'bottom-start',
        gutter: 4,
        getAnchorElement: () => (last.current?.of instanceof HTMLElement ? last.current.of : null),
      }}
    >
      <Portal>
        <Tooltip.Positioner>
          {/* Hidden from screen readers, because the page has the same text in accessible form. */}
          <Tooltip.Content aria-hidden dir="auto" className="no-print">
            {last.current?.text}
          </Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
