import { formatBillingDateTime, formatReportDateTime } from '@daftar/domain';
import type { BillingDetailRow } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { zoneOf } from '../../kit/cells/date-cell.tsx';

/** When it was paid, as billing writes it; hovering tells the second and the zone. */
export function BillingDate({ row: { transactionDate, country } }: { row: BillingDetailRow }) {
  const { digits } = useTexts();
  const zone = zoneOf(country);
  return (
    <time
      className="figure ltr"
      dateTime={transactionDate}
      title={`${formatReportDateTime(transactionDate, zone)} ${zone}`}
    >
      {digits(formatBillingDateTime(transactionDate, zone))}
    </time>
  );
}
