import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';

export interface BackButtonProps {
  merchant: string;
  /** Seconds until the hosted page returns to the shop; undefined when no countdown runs. */
  seconds?: number | undefined;
  busy: boolean;
  /** Returns to the shop; absent in an embedded frame, where the shop decides. */
  onReturn?: (() => void) | undefined;
  onStay: () => void;
}

/** The way back to the shop, with the countdown to it and a button that stops the countdown. */
export function BackButton({ merchant, seconds, busy, onReturn, onStay }: BackButtonProps) {
  const { t, tag, numerals } = useLocale();
  if (!onReturn) return null;
  const shown =
    seconds === undefined ? '' : new Intl.NumberFormat(tag, { numberingSystem: numerals }).format(seconds);
  return (
    <div className="actions">
      <Button look="quiet" busy={busy} onClick={onReturn}>
        {seconds === undefined
          ? t('Back to {merchant}', { merchant })
          : t('Back to {merchant} in {seconds} s', { merchant, seconds: shown })}
      </Button>
      {seconds !== undefined && (
        <button type="button" className="link" onClick={onStay}>
          {t('Stay on this page')}
        </button>
      )}
    </div>
  );
}
