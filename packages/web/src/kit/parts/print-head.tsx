import { formatReportDateTime } from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Query, zoneOfList } from '../bindings/list-rows.ts';
import './print.css';

/** What of a list call is told on paper, by its name there. */
const names: Readonly<Record<string, Text>> = {
  dateFrom: 'Date From',
  dateTo: 'Date To',
  country: 'Country',
  currency: 'Currency',
  status: 'Status',
  type: 'Type',
  serviceType: 'Service Type',
  serviceName: 'Service Name',
  serviceId: 'Service',
  userType: 'User Type',
  eventType: 'Event',
  userTypeId: 'Account',
  q: 'Search',
  sort: 'Sort by',
  msisdn: 'Account',
};

type Props = { sent: Query; rows: string; readAt: number };

/** On paper only: what the rows were asked for, and when, in which time zone. */
export function PrintHead({ sent, rows, readAt }: Props) {
  const { t, foreign, digits } = useTexts();
  const timeZone = zoneOfList(sent);
  const asked = Object.entries(sent).map(([name, value]) => {
    const known = Object.hasOwn(names, name) ? names[name] : undefined;
    return `${known ? t(known) : name}: ${foreign(String(value))}`;
  });
  const when = readAt > 0 ? digits(formatReportDateTime(new Date(readAt), timeZone)) : '';
  return (
    <p className="print-only print-head">
      {[...asked, `${t('Rows')}: ${rows}`, t('as of {{time}}', { time: `${when} (${timeZone})` })].join(
        ' · ',
      )}
    </p>
  );
}
