import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';

/** The dialog for a failed attempt in a session that is still open: the customer can try again. */
export function FailureDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const { t, tell } = useLocale();
  return (
    <Dialog
      title={t('Transaction failed')}
      tone="negative"
      icon={<Icon name="cross" size={26} />}
      onClose={onClose}
    >
      <p>{t('Your transaction is failed')}</p>
      {message && <p className="meta">{tell(message)}</p>}
      <p className="meta">
        {t('You can correct your details, try another card or choose another way to pay.')}
      </p>
      <Button onClick={onClose}>{t('Try again')}</Button>
    </Dialog>
  );
}
