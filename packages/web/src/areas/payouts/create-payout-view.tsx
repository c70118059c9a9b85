import { useCloseGuard } from '../../kit/forms/screens/use-leave-guard.ts';
import type { OverlayProps } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { Popup } from '../../kit/ui/overlays/popup.tsx';
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
