import { RotateCw } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';

/** The time of day in a zone, as a clock writes it. */
export function clockTime(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(moment);
}

type Props = {
  /** When the rows were read; 0 before. */
  readAt: number;
  timeZone: string;
  busy: boolean;
  /** Whether reading them again failed: what shows is what was there before. */
  failed: boolean;
  refresh: () => void;
};

/** Says how old the rows are, and reads them again. */
export function RefreshButton({ readAt, timeZone, busy, failed, refresh }: Props) {
  const { t, digits } = useTexts();
  const asOf = readAt > 0 ? t('as of {{time}}', { time: digits(clockTime(readAt, timeZone)) }) : undefined;
  return (
    <span className="refresh no-print">
      {asOf && (
        <time className="as-of" dateTime={new Date(readAt).toISOString()} data-hint={timeZone}>
          {asOf}
        </time>
      )}
      {failed && readAt > 0 && (
        <span className="as-of failed" role="status">
          {t('Could not be read again')}
        </span>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t('Refresh')}
        data-hint={asOf ? `${t('Refresh')} · ${asOf}` : t('Refresh')}
        aria-disabled={busy}
        onClick={() => !busy && refresh()}
      >
        <RotateCw size={16} aria-hidden />
      </button>
    </span>
  );
}
