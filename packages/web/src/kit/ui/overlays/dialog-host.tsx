import { useSelector } from '@tanstack/react-store';
import { useEffect, useRef } from 'react';
import { openDialog } from './dialogs.ts';
import { focusTargets } from './focus-targets.ts';
import { lazyOverlay } from './lazy-overlay.tsx';
import { whenIdle } from './when-idle.ts';

const LazyDialog = lazyOverlay(async () => (await import('./dialog-view.tsx')).DialogView);

const refuse = ({ open }: { readonly open: boolean }): void => {
  if (!open) openDialog.state?.answer(undefined);
};

/** Renders the open dialog. The app contains it once. */
export function DialogHost() {
  const dialog = useSelector(openDialog);
  useEffect(() => whenIdle(LazyDialog.prepare), []);
  // Keeps the contents while the dialog fades out.
  const shown = useRef(dialog);
  const targets = useRef<ReturnType<typeof focusTargets>>([]);
  // Computed while rendering, before the dialog moves the focus. A dialog that follows another one keeps the targets of the
  // first.
  if (dialog && !document.activeElement?.closest('[data-dialog]'))
    targets.current = focusTargets(document.activeElement);
  shown.current = dialog ?? shown.current;
  if (!shown.current) return null;
  return (
    <LazyDialog
      open={dialog !== undefined}
      onOpenChange={refuse}
      dialog={shown.current}
      targets={targets.current}
    />
  );
}
