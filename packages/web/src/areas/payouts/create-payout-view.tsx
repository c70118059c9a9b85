import type { OverlayProps } from '../../kit/overlays/lazy-overlay.tsx';
import { Popup } from '../../kit/overlays/popup.tsx';
import { useCloseGuard } from '../../kit/screens/use-leave-guard.ts';
import { CreatePayoutForm } from './create-payout-form.tsx';

/** The popup that creates a payout. A click outside does not close it, and closing it asks first if values were typed. */
export function CreatePayoutView({ onOpenChange, ...root }: OverlayProps) {
  const close = () => onOpenChange({ open: false });
  const { onTyped, leave } = useCloseGuard(close);
  return (
    <Popup
      {...root}
      onOpenChange={({ open }) => (open ? onOpenChange({ open }) : leave())}
      title="Create payout"
      size="lg"
      closesOutside={false}
    >
      <CreatePayoutForm {...{ close, leave, onTyped }} />
    </Popup>
  );
}
