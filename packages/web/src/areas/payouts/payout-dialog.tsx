import { useCallback, useRef } from 'react';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';

const LazyPayout = lazyOverlay(async () => (await import('./payout-dialog-view.tsx')).PayoutDialogView);

/** Loads the popup ahead of its first opening. */
export const preparePayoutDialog = LazyPayout.prepare;

type Props = {
  /** The payout's id; '' for a closed popup. */
  readonly id: string;
  readonly close: () => void;
};

/** The popup with all details of a payout. */
export function PayoutDialog({ id, close }: Props) {
  // Keeps the contents while the popup fades out.
  const shown = useRef(id);
  if (id) shown.current = id;
  const latest = useRef(close);
  latest.current = close;
  const onOpenChange = useCallback(({ open }: { readonly open: boolean }) => {
    if (!open) latest.current();
  }, []);
  return shown.current ? (
    <LazyPayout open={id !== ''} onOpenChange={onOpenChange} id={shown.current} />
  ) : null;
}
