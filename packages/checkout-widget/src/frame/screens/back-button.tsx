import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';

export interface BackButtonProps {
  merchant: string;
  /** Seconds until the hosted page returns to the shop; undefined when no countdown runs. */
  seconds?: number | undefined;
  busy: boolean;
  /** False in an embedded frame. */
  hosted: boolean;
  /**
   * Called to return to the shop; absent in an embedded frame, because the shop decides there, and without an address of the
   * merchant.
   */
  onReturn?: (() => void) | undefined;
  onStay: () => void;
}

/** The button that returns to the shop, with the countdown and a button that stops it. */
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
