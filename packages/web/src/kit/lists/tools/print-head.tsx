import { formatReportDateTime, isDay } from '@daftar/domain';
import { FACT_SEPARATOR } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Filters } from '../state/filters.ts';
import { listZone, type Query } from '../state/list-rows.ts';
import '../../ui/page/print.css';

/** Labels of the list parameters that the print header shows. */
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
  paymentMethod: 'Payment method',
  userType: 'User Type',
  eventType: 'Event',
  userTypeId: 'Account',
  q: 'Search',
  sort: 'Sort by',
  msisdn: 'Account',
};

type Props = {
  sent: Query;
  /** The formatted number of matching rows; `before` and `shown` say which of them are printed. */
  total: string;
  before: number;
  shown: number;
  readAt: number;
  filters: Filters;
};

/** Returns a function that looks up a parameter's label and value in the filters: a merchant's name in place of its id. */
function parameterDescriber(filters: Filters) {
  const said = new Map(filters.map((filter) => [filter.name, filter]));
  return (name: string, value: string) => {
    const { label, options = [] } = said.get(name) ?? {};
    const chosen = options.find((option) => typeof option !== 'string' && option.value === value);
    const known = Object.hasOwn(names, name) ? names[name] : undefined;
    return { label: label ?? known, value: typeof chosen === 'object' ? chosen.label : value };
  };
}

/** Formats YYYY-MM-DD as DD/MM/YYYY, as in reports. */
const dayText = (day: string) => day.split('-').reverse().join('/');

/** A header that shows only in print: filters, range of rows, time and time zone. */
export function PrintHead({ sent, total, before, shown, readAt, filters }: Props) {
  const { t, word, digits } = useTexts();
  const timeZone = listZone(sent);
  const describe = parameterDescriber(filters);
  const conditions = Object.entries(sent).map(([name, asked]) => {
    const { label, value } = describe(name, String(asked));
    return `${label ? t(label) : name}: ${isDay(value) ? digits(dayText(value)) : word(value)}`;
  });
  const range = `${(before + 1).toLocaleString('en')}–${(before + shown).toLocaleString('en')}`;
  const rows =
    before === 0 && digits(shown.toLocaleString('en')) === total
      ? `${t('Rows')}: ${total}`
      : t('Rows {{range}} of {{total}}', { range: digits(range), total });
  const when = readAt > 0 ? digits(formatReportDateTime(new Date(readAt), timeZone)) : '';
  return (
    <p className="print-only print-head">
      {[...conditions, rows, t('as of {{time}}', { time: `\u2066${when} (${timeZone})\u2069` })].join(
        FACT_SEPARATOR,
      )}
    </p>
  );
}
