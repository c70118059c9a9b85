import { formatReportDateTime, isDay } from '@daftar/domain';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { filtersAmong } from '../bindings/filter-of.ts';
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

type Props = { sent: Query; rows: string; readAt: number; filters: ReactNode };

/** What the list's filters call what is asked for: a merchant by its name and not by its id. */
function saidBy(filters: ReactNode) {
  const said = new Map(filtersAmong(filters).filters.map(({ props }) => [props.name, props]));
  return (name: string, value: string) => {
    const { label, options = [] } = said.get(name) ?? {};
    const chosen = options.find((option) => typeof option !== 'string' && option.value === value);
    const known = Object.hasOwn(names, name) ? names[name] : undefined;
    return { label: label ?? known, value: typeof chosen === 'object' ? chosen.label : value };
  };
}

/** On paper only: what the rows were asked for, and when, in which time zone. */
export function PrintHead({ sent, rows, readAt, filters }: Props) {
  const { t, foreign, digits } = useTexts();
  const timeZone = zoneOfList(sent);
  const said = saidBy(filters);
  const asked = Object.entries(sent).map(([name, value]) => {
    const { label, value: shown } = said(name, String(value));
    return `${label ? t(label) : name}: ${isDay(shown) ? digits(shown) : foreign(shown)}`;
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
