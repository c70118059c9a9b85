import type { OverlayProps } from '../../kit/overlays/lazy-overlay.tsx';
import { CreatePayoutForm } from './create-payout-form.tsx';
import { Popup } from './popup.tsx';

/** The popup that creates a payout. Only its buttons close it, so that a click outside loses no typed values. */
export function CreatePayoutView(root: OverlayProps) {
  return (
    <Popup {...root} title="Create payout" size="lg" closesOutside={false}>
      <CreatePayoutForm close={() => root.onOpenChange({ open: false })} />
    </Popup>
  );
}
