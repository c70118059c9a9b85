import { useLocale } from '../i18n/locale-context.ts';
import type { MethodProps } from '../methods/method.ts';
import { Button } from '../parts/button.tsx';

/** The form's 'Continue' button; absent if the shop has a pay button of its own. */
export function ContinueButton({ payButton, busy }: Pick<MethodProps, 'payButton' | 'busy'>) {
  const { t } = useLocale();
  if (!payButton) return null;
  return (
    <Button type="submit" busy={busy}>
      {t('Continue')}
    </Button>
  );
}
