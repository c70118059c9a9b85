import { useSelector } from '@tanstack/react-store';
import { useEffect, useRef } from 'react';
import { focusTargets } from '../../kit/ui/overlays/focus-targets.ts';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { openedSubscription } from './opened-subscription.ts';

const ChargesDialog = lazyOverlay(async () => (await import('./charges-dialog.tsx')).ChargesDialog);

const close = ({ open }: { readonly open: boolean }): void => {
  if (!open) openedSubscription.setState(() => undefined);
};

/** Renders the charges dialog of the subscription that the user opened from its row. */
export function ChargesHost() {
  const opened = useSelector(openedSubscription);
  // Keeps the contents while the dialog fades out.
  const shown = useRef(opened);
  const targets = useRef<ReturnType<typeof focusTargets>>([]);
  useEffect(() => () => openedSubscription.setState(() => undefined), []);
  // Read the focused element during rendering, because the dialog moves the focus afterwards.
  if (opened && shown.current !== opened) targets.current = focusTargets(document.activeElement);
  shown.current = opened ?? shown.current;
  if (!shown.current) return null;
  return (
    <ChargesDialog
      open={opened !== undefined}
      onOpenChange={close}
      subscription={shown.current}
      targets={targets.current}
    />
  );
}
