import { useCloseGuard } from '../../forms/screens/use-leave-guard.ts';
import { DialogFrame } from '../../ui/overlays/dialog-frame.tsx';
import type { OverlayProps } from '../../ui/overlays/lazy-overlay.tsx';
import type { RefundablePayment } from './refund-effect.ts';
import { RefundFormOf } from './refund-form.tsx';

type Props = OverlayProps & { readonly payment: RefundablePayment; readonly done: (id: string) => void };

/** The dialog that refunds a payment. Closing it asks first if an amount or a reason was typed. See `lazyOverlay`. */
export function RefundDialog({ open, onOpenChange, payment, done }: Props) {
  const { onTyped, leave } = useCloseGuard(() => onOpenChange({ open: false }));
  return (
    <DialogFrame
      open={open}
      onOpenChange={(next) => (next.open ? onOpenChange(next) : leave())}
      size={{ mdDown: 'full', md: 'md' }}
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      content={{ css: { '& form': { display: 'contents' } } }}
    >
      <RefundFormOf {...{ payment, leave, onTyped, done }} />
    </DialogFrame>
  );
}
