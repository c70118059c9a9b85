import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { overlays } from './overlays.ts';
import './overlay-frame.css';

type Props = { label: string; className?: string; children: ReactNode };

/** The frame of an overlay. Escape and a click outside close it, and the focus returns to where it was. */
export function OverlayFrame({ label, className = '', children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // A text input gets the focus before any other control.
    dialog?.querySelector<HTMLElement>('[role=combobox]')?.focus();
    // The browser returns the focus only if the dialog is closed before it is removed.
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
