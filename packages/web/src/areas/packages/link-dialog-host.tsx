import { useSelector } from '@tanstack/react-store';
import { useEffect, useRef } from 'react';
import { focusTargets } from '../../kit/ui/overlays/focus-targets.ts';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { whenIdle } from '../../kit/ui/overlays/when-idle.ts';
import { openedLink } from './opened-link.ts';

const LinkDialog = lazyOverlay(async () => (await import('./link-dialog.tsx')).LinkDialog);

const close = ({ open }: { readonly open: boolean }): void => {
  if (!open) openedLink.setState(() => undefined);
};

/** Renders the 'Payout Link' dialog of the package whose link the user opened from a row. */
export function LinkDialogHost() {
  const opened = useSelector(openedLink);
  // Keeps the contents while the dialog fades out.
  const shown = useRef(opened);
  const targets = useRef<ReturnType<typeof focusTargets>>([]);
  useEffect(() => whenIdle(LinkDialog.prepare), []);
  useEffect(() => () => openedLink.setState(() => undefined), []);
  // Read the focused element during rendering, because the dialog moves the focus afterwards.
  if (opened && shown.current !== opened) targets.current = focusTargets(document.activeElement);
  shown.current = opened ?? shown.current;
  if (!shown.current) return null;
  return (
    <LinkDialog
      open={opened !== undefined}
      onOpenChange={close}
      record={shown.current}
      targets={targets.current}
    />
  );
}
