import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Toast, toastStore } from './toasts.ts';
import './toast.css';

const lifetime = 5000;

function ToastView({ toast }: { toast: Toast }) {
  const { t, foreign } = useTexts();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toastStore.dismiss(toast.id), lifetime);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const Icon = toast.tone === 'positive' ? CircleCheck : CircleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the time.
    <div
      className={`toast ${toast.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} aria-hidden />
      <span role={toast.tone === 'negative' ? 'alert' : 'status'}>{foreign(toast.text)}</span>
      <button type="button" aria-label={t('Dismiss')} onClick={() => toastStore.dismiss(toast.id)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}

/** Where toasts appear, top centre; once in the app. */
export function ToastHost() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <div className="toasts no-print" aria-live="polite">
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
