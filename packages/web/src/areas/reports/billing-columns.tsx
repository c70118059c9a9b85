import type { BillingDetailRow, BillingRow } from '@daftar/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { useChange } from '../../kit/records/resource-queries.ts';
import { useToggle } from '../../kit/records/use-toggle.ts';
import { CountCell } from '../../kit/ui/cells/count-cell.tsx';
import { middleCut } from '../../kit/ui/cells/middle-cut.ts';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { RowActions } from '../../kit/ui/overlays/row-actions.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { BillingDate } from './billing-date.tsx';
import { patchRow } from './patch-row.ts';
import { otherStatus, StatusToggle } from './status-toggle.tsx';

/** Shows and changes whether a service's period is billed. Patches the row instead of reloading the list; moves no money. */
function BillingStatus({ row: { _id, serviceName, status, marked } }: { row: BillingRow }) {
  const { t, word } = useTexts();
  const client = useQueryClient();
  const newStatus = marked ? otherStatus(status) : 'Success';
  const change = useChange('billing-report', async () => {
    const changed = await api.reports.setBillingStatus({ id: _id, status: newStatus });
    patchRow(client, 'billing-report', changed.id, { status: changed.status, marked: true });
  });
  const message = t('Billing of {{service}}: {{status}}', {
    service: serviceName,
    status: word(newStatus),
  });
  const reason = useNeeds().toChange('updateBillingStatus');
  return <StatusToggle {...{ status, reason }} unset={!marked} {...useToggle(change, message)} />;
}

function Actions({ row, ofCarrier }: { row: BillingRow; ofCarrier: boolean }) {
  const { t } = useTexts();
  const { userTypeId, serviceName, dateFrom, dateTo, country, currency } = row;
  const period = new URLSearchParams({ country, currency, dateFrom, dateTo });
  const show = (
    <Link
      to="/reports/billing-detail"
      search={{ type: 'billing-report', userTypeId, serviceName, dateFrom, dateTo, country, currency }}
      className="link"
      tabIndex={-1}
    >
      {t('Show')}
    </Link>
  );
  if (ofCarrier) return <div className="row-actions">{show}</div>;
  return (
    <RowActions of={serviceName} first={show}>
      {(Menu) => (
        <Menu.Action icon={<Scale size={15} />} to={`/reconciliation/${userTypeId}?${period}`}>
          {t('Three-way check')}
        </Menu.Action>
      )}
    </RowActions>
  );
}

const summary = columnsOf<BillingRow>();
const day = (name: 'dateFrom' | 'dateTo', title: 'Date From' | 'Date To') =>
  summary.cell(name, title, (row) => <PeriodCell from={row[name]} to={row[name]} />, { width: 110, grow: 0 });

const summaryCarrierShare = summary.money('carrierShareValue', 'Carrier Share', 'currency', { width: 110 });
/** The three shares add up to the total amount. */
const summaryShares = [
  summary.money('waleeShareValue', '{{provider}} Share', 'currency', { width: 102, sort: 'waleeShareValue' }),
  summary.money('merchantShareValue', 'Merchant Share', 'currency', {
    width: 116,
    sort: 'merchantShareValue',
  }),
  summaryCarrierShare,
];

type Viewer = { readonly ofCarrier: boolean; readonly platformOwner: boolean };

/**
 * Columns of the billing report; columns with the same value in all rows come last. A carrier's users see only the carrier's
 * share, and the platform owner's users also see the service's merchant.
 */
export const billingColumns = ({ ofCarrier, platformOwner }: Viewer) => [
  ...(platformOwner
    ? [summary.text('merchantName', 'Merchant', { width: 112, grow: 2, card: 'about' })]
    : []),
  summary.text('serviceName', 'Service Name', { width: 108, grow: 2, sort: 'serviceName', card: 'name' }),
  summary.cell(
    'totalNumberOfTransactions',
    'Total Number of Transactions',
    (row) => <CountCell value={row.totalNumberOfTransactions} />,
    { align: 'end', width: 110, sort: 'totalNumberOfTransactions' },
  ),
  summary.money('totalAmount', 'Total Amount', 'currency', { width: 116, sort: 'totalAmount' }),
  summary.money('refundedAmount', 'Refunded Amount', 'currency', { width: 104 }),
  ...(ofCarrier ? [summaryCarrierShare] : summaryShares),
  summary.cell('status', 'Status', (row) => <BillingStatus row={row} />, {
    width: 118,
    grow: 0,
    sort: 'status',
    stays: true,
  }),
  day('dateFrom', 'Date From'),
  day('dateTo', 'Date To'),
  summary.word('country', 'Country', { width: 72 }),
  summary.text('currency', 'Currency', { width: 74, grow: 0 }),
  summary.actions((row) => <Actions row={row} ofCarrier={ofCarrier} />, 80),
];

const detail = columnsOf<BillingDetailRow>();
const detailCarrierShare = detail.money('carrierShareValue', 'Carrier Share', 'currency', { width: 104 });
const detailShares = [
  detail.money('waleeShareValue', '{{provider}} Share', 'currency', { width: 104 }),
  detail.money('merchantShareValue', 'Merchant Share', 'currency', { width: 114 }),
  detailCarrierShare,
];

/**
 * Columns of one service's billed transactions; columns with the same value in all rows come last. A carrier's users see only the
 * carrier's share.
 */
export const billingDetailColumns = (ofCarrier: boolean) => [
  detail.cell(
    'transactionId',
    'Transaction ID',
    ({ transactionId }) => (
      <PaymentLink id={transactionId} inRow>
        <span className="mono ltr">{middleCut(transactionId)}</span>
      </PaymentLink>
    ),
    { width: 126, grow: 0 },
  ),
  detail.cell('transactionDate', 'Transaction Date', (row) => <BillingDate row={row} />, {
    width: 160,
    grow: 0,
    sort: 'transactionDate',
  }),
  detail.phone('msisdn', 'Account #', { width: 116 }),
  detail.text('operator', 'Operator', { width: 84, sort: 'operator' }),
  detail.money('amount', 'Amount', 'currency', { width: 108, sort: 'amount' }),
  ...(ofCarrier ? [detailCarrierShare] : detailShares),
  detail.text('serviceName', 'Service Name', { width: 104 }),
  detail.word('country', 'Country', { width: 70 }),
  detail.text('currency', 'Currency', { width: 76, grow: 0 }),
];
