import type { LoanTransaction } from '@daftar/sdk';
import { type ReactNode, useCallback, useState } from 'react';
import { focusTargets } from '../../kit/ui/overlays/focus-targets.ts';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';

const LazyTransaction = lazyOverlay(async () => (await import('./transaction-dialog.tsx')).TransactionDialog);

/** Opens the popup that shows a transaction. */
export type ShowTransaction = (transaction: LoanTransaction) => void;

type Shown = { readonly transaction: LoanTransaction; readonly targets: ReturnType<typeof focusTargets> };

/** Returns a function that shows a transaction, and the popup to render. */
export function useTransactionDialog(): { readonly show: ShowTransaction; readonly dialog: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const [open, setOpen] = useState(false);
  const show = useCallback((transaction: LoanTransaction) => {
    setShown({ transaction, targets: focusTargets(document.activeElement) });
    setOpen(true);
  }, []);
  const onOpenChange = useCallback((details: { readonly open: boolean }) => setOpen(details.open), []);
  return { show, dialog: shown && <LazyTransaction {...shown} {...{ open, onOpenChange }} /> };
}
