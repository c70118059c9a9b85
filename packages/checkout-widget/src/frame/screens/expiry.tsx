import { useLocale } from '../i18n/locale-context.ts';
import { Icon } from '../parts/icon.tsx';
import { TimeLeft } from '../parts/time-left.tsx';

/** Shows when a payment expires: a countdown, and the time in the customer's time zone. */
export function Expiry({ until }: { until: string }) {
  const { t, tag, numerals } = useLocale();
  const end = new Date(until);
  if (Number.isNaN(end.getTime())) return null;
  const format = new Intl.DateTimeFormat(tag, {
    numberingSystem: numerals,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <div className="row">
      <Icon name="clock" size={16} />
      <span className="meta">
        {t('Pay before')} <bdi>{format.format(end)}</bdi>
      </span>
      <span className="unseen">{t('Time left')}</span>
      <TimeLeft until={until} />
    </div>
  );
}
