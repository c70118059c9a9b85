import { useLocale } from '../i18n/locale-context.ts';
import type { BackButtonProps } from './back-button.tsx';
import { Progress } from './progress.tsx';

/** The progress of a payment: whether the page stays and updates, or goes back to the shop when the countdown ends. */
export function Checking({ back: { seconds, merchant, onReturn } }: { back: BackButtonProps }) {
  const { t } = useLocale();
  const isLeaving = seconds !== undefined && onReturn !== undefined;
  return (
    <Progress>
      {isLeaving
        ? t('We are checking for your payment until you go back to {merchant}.', { merchant })
        : t('We are checking for your payment. This page updates automatically.')}
    </Progress>
  );
}
