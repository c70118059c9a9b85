import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import type { OverlayProps } from './lazy-overlay.tsx';

type Props = OverlayProps & {
  readonly ids: { readonly trigger: string; readonly content: string };
  readonly label: Shown;
  /** Selector of the element that gets the focus. Default: the first control. */
  readonly first: string | undefined;
  readonly wide: boolean;
  readonly children: (close: () => void) => ReactNode;
};

/** A panel of controls beside its trigger; see `lazyOverlay`. */
export function PopoverView({ open, onOpenChange, ids, label, first, wide, children }: Props) {
  const initialFocus = () => {
    const content = document.getElementById(ids.content);
    const { activeElement } = document;
    // The content may have moved the focus to itself already, as a calendar does.
    if (activeElement instanceof HTMLElement && content?.contains(activeElement)) return activeElement;
    return first ? (content?.querySelector<HTMLElement>(first) ?? null) : null;
  };
  return (
    <Popover.Root
      {...{ open, onOpenChange, ids }}
      lazyMount
      unmountOnExit
      initialFocusEl={initialFocus}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label} {...(wide && { maxW: 'min(480px, 100vw - 16px)' })}>
            <Popover.Body>{children(() => onOpenChange({ open: false }))}</Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
