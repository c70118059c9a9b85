import { useCallback, useRef } from 'react';
import type { OverlayProps } from '../../kit/overlays/lazy-overlay.tsx';
import { confirmLeaving } from '../../kit/screens/use-leave-guard.ts';
import { CreatePayoutForm } from './create-payout-form.tsx';
import { Popup } from './popup.tsx';

/** The popup that creates a payout. A click outside does not close it, and closing it asks first if values were typed. */
export function CreatePayoutView({ onOpenChange, ...root }: OverlayProps) {
  const typed = useRef(false);
  const onTyped = useCallback((next: boolean) => {
    typed.current = next;
  }, []);
  const leave = async () => {
    if (!typed.current || (await confirmLeaving())) onOpenChange({ open: false });
  };
  return (
    <Popup
      {...root}
      onOpenChange={({ open }) => (open ? onOpenChange({ open }) : void leave())}
      title="Create payout"
      size="lg"
      closesOutside={false}
    >
      <CreatePayoutForm
        close={() => onOpenChange({ open: false })}
        leave={() => void leave()}
        onTyped={onTyped}
      />
    </Popup>
  );
}
