import { formatSettledAmount } from '@daftar/domain';
import type { SettlementReportRow as Row } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { NewRows } from '../../kit/lists/grid/new-rows.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { PageAbout } from '../../kit/ui/page/page-about.tsx';
import { reportRows } from './report-rows.ts';
import { ReportSwitch } from './report-switch.tsx';
import type { ReportSearch } from './use-report-search.ts';
import { WithReportSearch } from './with-report-search.tsx';

function Show({ id }: { id: string }) {
  const { t } = useTexts();
  return (
    <Link to="/settlement-summary/$id" params={{ id }} className="link" tabIndex={-1}>
      {t('Show')}
    </Link>
  );
}

function Settled({ value, currency }: { value: number; currency: string }) {
  const { numerals } = useTexts();
  return <span className="figure ltr">{formatSettledAmount(value, currency, 'en', numerals)}</span>;
}

const column = columnsOf<Row>();
const settled = (
  name: 'grossSettledAmount' | 'netSettledAmount',
  title: 'Amount' | 'Net Settled Amount',
  width: number,
) =>
  column.cell(name, title, (row) => <Settled value={row[name]} currency={row.settledCurrency} />, {
    align: 'end',
    width,
    sort: name,
    ...(name === 'netSettledAmount' && { card: 'amount' }),
    money: { amount: name, currency: 'settledCurrency' },
  });

/** Columns of the report. Dates follow the time zone of the searched country, as the searched period does. */
const columnsFor = (country: string) => [
  column.number('transactionId', 'ID', { width: 130, sort: 'transactionId' }),
  column.cell(
    'transactionDate',
    'Transaction Date',
    ({ transactionDate }) => <DateCell value={transactionDate} country={country} />,
    { width: 150, sort: 'transactionDate' },
  ),
  column.text('channel', 'Channel', { width: 140, sort: 'channel' }),
  column.text('settledCurrency', 'Currency', { width: 100, sort: 'settledCurrency' }),
  settled('grossSettledAmount', 'Amount', 140),
  settled('netSettledAmount', 'Net Settled Amount', 180),
  column.actions(({ _id }) => <Show id={_id} />, 80),
];

type Props = { readonly search: ReportSearch; readonly header: ReactNode; readonly next: ReactNode };

function Rows({ search, header, next }: Props) {
  const { t, word } = useTexts();
  const columns = useMemo(() => columnsFor(search.country), [search.country]);
  const rows = reportRows('settlement-report', search, api.reports.settlements.bind(api.reports));
  return (
    <ListScreen<Row>
      title="Settlement Report"
      rows={rows}
      action={<NewRows rows={rows} />}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="settlementReport"
      options={{ next }}
      header={
        <>
          <ReportSwitch type="settlement-report">{header}</ReportSwitch>
          <PageAbout text="The settlements that were made in a period, in the currency they were paid in. They are made under Settlement." />
        </>
      }
      empty={t('No settlements in {{currency}} for {{country}} in this period', {
        currency: search.currency,
        country: word(search.country),
      })}
    />
  );
}

/** Report of the settlements created in the searched period. */
export function SettlementReport() {
  return (
    <WithReportSearch type="settlement-report">
      {(search, header, next) => <Rows search={search} header={header} next={next} />}
    </WithReportSearch>
  );
}
