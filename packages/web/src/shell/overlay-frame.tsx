import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useEffect, useState } from 'react';
import type { Shown } from '../i18n/shown.ts';
import { focusTarget, focusTargets } from '../kit/ui/overlays/focus-targets.ts';
import { overlays } from './overlays.ts';

type Props = { label: Shown; className?: string; maxWidth?: string; children: ReactNode };

/** The search box. Without one, the overlay itself, because a focused box with text would get a focus ring as it opens. */
const initialFocus = () =>
  document.querySelector<HTMLElement>('[data-overlay] [role=combobox]') ??
  document.querySelector<HTMLElement>('[data-overlay]');

/** The frame of an overlay. Escape and a click outside close it, and the focus returns to where it was. */
export function OverlayFrame({ label, className, maxWidth = '640px', children }: Props) {
  const [open, setOpen] = useState(false);
  const [targets] = useState(() => focusTargets(document.activeElement));
  // Chakra locks the page only when `open` changes.
  useEffect(() => setOpen(true), []);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={overlays.close}
      aria-label={label}
      size="md"
      motionPreset="slide-in-bottom"
      scrollBehavior="inside"
      initialFocusEl={initialFocus}
      finalFocusEl={() => focusTarget(targets)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="3">
          <Dialog.Content className={className} data-overlay overflow="hidden" maxW={maxWidth}>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
