import { useLocale } from '../i18n/locale-context.ts';
import { Icon } from '../parts/icon.tsx';

export function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useLocale();
  return (
    <button type="button" className="close" aria-label={t('Close')} title={t('Close')} onClick={onClose}>
      <Icon name="cross" size={18} />
    </button>
  );
}
