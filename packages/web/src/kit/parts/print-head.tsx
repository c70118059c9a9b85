import { formatReportDateTime, isDay } from '@daftar/domain';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listZone, type Query } from '../bindings/list-rows.ts';
import { splitFilters } from '../bindings/split-filters.ts';
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

type Props = {
  sent: Query;
  /** How many the filters find, as it is written, and which of them are on the paper. */
  total: string;
  before: number;
  shown: number;
  readAt: number;
  filters: ReactNode;
};

/** What the list's filters call what is asked for: a merchant by its name and not by its id. */
function saidBy(filters: ReactNode) {
  const said = new Map(splitFilters(filters).filters.map(({ props }) => [props.name, props]));
  return (name: string, value: string) => {
    const { label, options = [] } = said.get(name) ?? {};
    const chosen = options.find((option) => typeof option !== 'string' && option.value === value);
    const known = Object.hasOwn(names, name) ? names[name] : undefined;
    return { label: label ?? known, value: typeof chosen === 'object' ? chosen.label : value };
  };
}

/** 2026-11-22 as reports write it. */
const dayText = (day: string) => day.split('-').reverse().join('/');

/** On paper only: what the rows were asked for, and when, in which time zone. */
export function PrintHead({ sent, total, before, shown, readAt, filters }: Props) {
  const { t, foreign, digits } = useTexts();
  const timeZone = listZone(sent);
  const said = saidBy(filters);
  const conditions = Object.entries(sent).map(([name, asked]) => {
    const { label, value } = said(name, String(asked));
    return `${label ? t(label) : name}: ${isDay(value) ? digits(dayText(value)) : foreign(value)}`;
  });
  const range = `${(before + 1).toLocaleString('en')}–${(before + shown).toLocaleString('en')}`;
  const rows =
    before === 0 && digits(shown.toLocaleString('en')) === total
      ? `${t('Rows')}: ${total}`
      : t('Rows {{range}} of {{total}}', { range: digits(range), total });
  const when = readAt > 0 ? digits(formatReportDateTime(new Date(readAt), timeZone)) : '';
  return (
    <p className="print-only print-head">
      {[...conditions, rows, t('as of {{time}}', { time: `${when} (${timeZone})` })].join(' · ')}
    </p>
  );
}
