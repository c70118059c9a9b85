import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { overlays } from './overlays.ts';
import './overlay-frame.css';

type Props = { label: string; className?: string; children: ReactNode };

/** The box of an overlay: Escape and a click beside it close it, and focus goes back to where it was. */
export function OverlayFrame({ label, className = '', children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // Where one types comes first, whatever else could take the focus.
    dialog?.querySelector<HTMLElement>('[role=combobox]')?.focus();
    // Closed before it leaves the page: only then the browser gives focus back.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={`overlay ${className}`}
      aria-label={label}
      {...{ closedby: 'any' }}
      onClose={() => {
        if (!box.current?.open) overlays.close();
      }}
    >
      {children}
    </dialog>
  );
}
