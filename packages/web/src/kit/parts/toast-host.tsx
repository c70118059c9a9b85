import { times } from '@daftar/domain';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Toast, toastStore } from './toasts.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';
import './toast.css';

function ToastView({ toast }: { toast: Toast }) {
  const { t, foreign } = useTexts();
  const hold = useAutoDismiss(times.toast, () => toastStore.dismiss(toast.id));
  const Icon = toast.tone === 'positive' ? CircleCheck : CircleAlert;
  return (
    <div className={`toast ${toast.tone}`} {...hold}>
      <Icon size={18} aria-hidden />
      <span role={toast.tone === 'negative' ? 'alert' : 'status'}>{foreign(toast.text)}</span>
      <button type="button" aria-label={t('Dismiss')} onClick={() => toastStore.dismiss(toast.id)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}

/** Renders the toasts at the top centre. The app contains it once. */
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
