import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  title: string;
  tone?: 'neutral' | 'negative' | 'positive';
  icon: ReactNode;
  /** Called on Escape. Without it the customer cannot close the dialog. */
  onClose?: () => void;
  children: ReactNode;
}

export function Dialog({ title, tone = 'neutral', icon, onClose, children }: DialogProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={`dialog ${tone}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="badge">{icon}</div>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
