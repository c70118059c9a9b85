import { formatMoney, isCurrency, parseMoney } from '@daftar/domain';
import type { SettlementReportRow as Row } from '@daftar/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { columnsOf } from '../../kit/bindings/columns.tsx';
import { ListScreen } from '../../kit/screens/list-screen.tsx';
import { api } from '../../session/api.ts';
import { ReportHeader } from './report-header.tsx';
import { useReportSearch } from './use-report-search.ts';

/** US dollars where that, or nothing, is the settled currency; else the currency itself. */
function settledText(value: number, settledCurrency: string): string {
  const currency = isCurrency(settledCurrency) ? settledCurrency : 'USD';
  const money = parseMoney(value, currency);
  return money ? formatMoney(money, 'en', { currency: 'symbol' }) : String(value);
}

function Show({ id }: { id: string }) {
  const { t } = useTexts();
  return (
    <Link to="/settlement-summary/$id" params={{ id }} className="link" tabIndex={-1}>
      {t('Show')}
    </Link>
  );
}

const amount = (value: number, currency: string) => (
  <span className="figure ltr">{settledText(value, currency)}</span>
);

const column = columnsOf<Row>();
const columns = [
  column.text('transactionId', 'ID', { width: 130, sort: 'transactionId' }),
  column.date('transactionDate', 'Transaction Date', { width: 150, grow: 1, sort: 'transactionDate' }),
  column.text('channel', 'Channel', { width: 140 }),
  column.text('settledCurrency', 'Currency', { width: 100 }),
  column.cell('grossSettledAmount', 'Amount', (row) => amount(row.grossSettledAmount, row.settledCurrency), {
    align: 'end',
  }),
  column.cell(
    'netSettledAmount',
    'Net Settled Amount',
    (row) => amount(row.netSettledAmount, row.settledCurrency),
    {
      align: 'end',
      width: 160,
    },
  ),
  column.actions(({ _id }) => <Show id={_id} />),
];

export function SettlementReport() {
  const { foreign } = useTexts();
  const { asked, ask } = useReportSearch('settlement-report');
  const rows = ({ type: _type, status: _status, ...query }: Record<string, string | number>) => {
    const body = { ...query, ...asked } as Parameters<typeof api.reports.settlements>[0];
    return queryOptions({
      queryKey: ['settlement-report', body],
      queryFn: async ({ signal }) => await api.reports.settlements(body, { signal }),
      placeholderData: keepPreviousData,
    });
  };
  return (
    <ListScreen<Row>
      title="Settlement Report"
      rows={rows}
      columns={columns}
      rowId={({ _id }) => _id}
      header={<ReportHeader key="settlements" asked={asked} ask={ask} />}
      empty={[
        'No settlements in {{currency}} for {{country}} in this period',
        { currency: asked.currency, country: foreign(asked.country) },
      ]}
    />
  );
}
