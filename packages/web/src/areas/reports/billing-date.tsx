import { formatBillingDateTime, formatReportDateTime } from '@daftar/domain';
import type { BillingDetailRow } from '@daftar/sdk';
import { zoneOf } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Keeps Arabic digits from changing places with their neighbours: the day, then the time with its half of the day. */
const inOrder = (moment: string) => moment.replace(/(?<=[٠-٩]) /, '\u200e ');

/** When it was paid, as billing writes it; hovering tells the second and the zone. */
export function BillingDate({ row: { transactionDate, country } }: { row: BillingDetailRow }) {
  const { digits } = useTexts();
  const zone = zoneOf(country);
  return (
    <time
      className="figure ltr"
      dateTime={transactionDate}
      title={`${digits(formatReportDateTime(transactionDate, zone))} ${zone}`}
    >
      {inOrder(digits(formatBillingDateTime(transactionDate, zone)))}
    </time>
  );
}
