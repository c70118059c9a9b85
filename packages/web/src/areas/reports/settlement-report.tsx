import { formatSettledAmount } from '@daftar/domain';
import type { SettlementReportRow as Row } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { columnsOf } from '../../kit/bindings/columns.tsx';
import { ListScreen } from '../../kit/screens/list-screen.tsx';
import { api } from '../../session/api.ts';
import { AskedPeriod } from './asked-period.tsx';
import { reportRows } from './report-rows.ts';
import { ReportSwitch } from './report-switch.tsx';

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
    ...{ align: 'end', width, sort: name },
    money: { amount: name, currency: 'settledCurrency' },
  });
const columns = [
  column.text('transactionId', 'ID', { width: 130, sort: 'transactionId' }),
  column.date('transactionDate', 'Transaction Date', { width: 150, grow: 1, sort: 'transactionDate' }),
  column.text('channel', 'Channel', { width: 140, sort: 'channel' }),
  column.text('settledCurrency', 'Currency', { width: 100 }),
  settled('grossSettledAmount', 'Amount', 140),
  settled('netSettledAmount', 'Net Settled Amount', 180),
  column.actions(({ _id }) => <Show id={_id} />, 80),
];

/** Settlements by the day they were made. */
export function SettlementReport() {
  const { foreign } = useTexts();
  return (
    <AskedPeriod type="settlement-report">
      {(asked, header) => (
        <ListScreen<Row>
          title="Settlement Report"
          rows={reportRows('settlement-report', asked, api.reports.settlements.bind(api.reports))}
          columns={columns}
          rowId={({ _id }) => _id}
          exportOf="settlementReport"
          header={
            <>
              <ReportSwitch type="settlement-report" />
              {header}
            </>
          }
          empty={[
            'No settlements in {{currency}} for {{country}} in this period',
            { currency: asked.currency, country: foreign(asked.country) },
          ]}
        />
      )}
    </AskedPeriod>
  );
}
