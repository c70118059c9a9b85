import { useLocale } from '../i18n/locale-context.ts';
import { useNow } from '../state/use-now.ts';

/** A countdown in hours, minutes and seconds. `until` is an ISO 8601 instant. */
export function TimeLeft({ until }: { until: string }) {
  const { tag, numerals } = useLocale();
  const end = Date.parse(until);
  const left = Math.max(0, Math.round((end - useNow(!Number.isNaN(end))) / 1000));
  const digits = new Intl.NumberFormat(tag, {
    numberingSystem: numerals,
    minimumIntegerDigits: 2,
    useGrouping: false,
  });
  const parts = [left / 3600, (left / 60) % 60, left % 60].map((part) => digits.format(Math.floor(part)));
  return (
    <time dateTime={until} dir="ltr" className="clock">
      {parts.join(':')}
    </time>
  );
}
