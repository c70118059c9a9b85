import { formatBillingDateTime, formatReportDateTime } from '@daftar/domain';
import type { BillingDetailRow } from '@daftar/sdk';
import { zoneOf } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Adds a left-to-right mark, without which browsers show Arabic digits with the time before the date. */
const withDirectionMark = (moment: string) => moment.replace(/(?<=[\u0660-\u0669]) /, '\u200e ');

/** Date of payment in the billing report's format; the tooltip adds seconds and time zone. */
export function BillingDate({ row: { transactionDate, country } }: { row: BillingDetailRow }) {
  const { digits } = useTexts();
  const zone = zoneOf(country);
  return (
    <time
      className="figure ltr"
      dateTime={transactionDate}
      title={`${digits(formatReportDateTime(transactionDate, zone))} ${zone}`}
    >
      {withDirectionMark(digits(formatBillingDateTime(transactionDate, zone)))}
    </time>
  );
}
