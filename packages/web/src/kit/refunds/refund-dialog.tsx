import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { OverlayProps } from '../overlays/lazy-overlay.tsx';
import type { RefundablePayment } from './refund-effect.ts';
import { RefundFormOf } from './refund-form.tsx';

type Props = OverlayProps & { readonly payment: RefundablePayment; readonly done: (id: string) => void };

/** The dialog that refunds a payment; see `lazyOverlay`. */
export function RefundDialog({ open, onOpenChange, payment, done }: Props) {
  return (
    <Dialog.Root
      {...{ open, onOpenChange }}
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
            <RefundFormOf payment={payment} close={() => onOpenChange({ open: false })} done={done} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
