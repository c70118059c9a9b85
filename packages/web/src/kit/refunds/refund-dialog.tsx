import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { OverlayProps } from '../overlays/lazy-overlay.tsx';
import { useCloseGuard } from '../screens/use-leave-guard.ts';
import type { RefundablePayment } from './refund-effect.ts';
import { RefundFormOf } from './refund-form.tsx';

type Props = OverlayProps & { readonly payment: RefundablePayment; readonly done: (id: string) => void };

/** The dialog that refunds a payment. Closing it asks first if an amount or a reason was typed. See `lazyOverlay`. */
export function RefundDialog({ open, onOpenChange, payment, done }: Props) {
  const { onTyped, leave } = useCloseGuard(() => onOpenChange({ open: false }));
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => (next.open ? onOpenChange(next) : leave())}
      placement="center"
      size={{ mdDown: 'full', md: 'md' }}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content css={{ '& form': { display: 'contents' } }}>
            <RefundFormOf {...{ payment, leave, onTyped, done }} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
