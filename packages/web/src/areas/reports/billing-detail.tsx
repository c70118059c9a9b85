import { pageSizesOf } from '@daftar/domain';
import type { BillingDetailRow } from '@daftar/sdk';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listWidth } from '../../kit/lists/grid/grid-layout.ts';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { listOptions } from '../../kit/records/list-options.ts';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Empty } from '../../kit/ui/page/empty.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { ZoneNote } from '../../kit/ui/parts/zone-note.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { billingDetailColumns } from './billing-columns.tsx';
import { billingRowKey } from './billing-row-key.ts';
import { type BillingRowKey, billingSumsQuery } from './billing-sums-query.ts';
import { BillingTotals } from './billing-totals.tsx';

const report = '/reports?type=billing-report';

const rowsOf =
  (rowKey: BillingRowKey) =>
  ({ page, limit, sort, q }: Record<string, string | number>) => {
    const body = { ...rowKey, page, limit, sort, q } as Parameters<typeof api.reports.billingDetail>[0];
    return listOptions('billing-detail', body, {
      queryFn: async ({ signal }) => await api.reports.billingDetail(body, { signal }),
      placeholderData: keepPreviousData,
    });
  };

function BillingRowHead({ rowKey }: { rowKey: BillingRowKey }) {
  const { word } = useTexts();
  return (
    <div>
      <p>
        <strong dir="auto">{rowKey.serviceName}</strong>
        {FACT_SEPARATOR}
        {rowKey.country && `${word(rowKey.country)}${FACT_SEPARATOR}`}
        <PeriodCell from={rowKey.dateFrom} to={rowKey.dateTo} />
      </p>
      {rowKey.country && (
        <ZoneNote country={rowKey.country} dateFrom={rowKey.dateFrom} dateTo={rowKey.dateTo} />
      )}
    </div>
  );
}

function BilledTransactions({ rowKey }: { rowKey: BillingRowKey }) {
  const { t } = useTexts();
  const { ofCarrier } = useSession();
  const columns = useMemo(() => billingDetailColumns(ofCarrier), [ofCarrier]);
  return (
    <div>
      <ListScreen<BillingDetailRow>
        title="Billing Detail"
        rows={rowsOf(rowKey)}
        columns={columns}
        rowId={({ transactionId }) => transactionId}
        exportOf="billingDetail"
        options={{ sizes: pageSizesOf('billing-report') }}
        action={<BackLink otherwise={report}>{t('Back')}</BackLink>}
        header={<BillingRowHead rowKey={rowKey} />}
        empty="No transactions in this period"
      />
      <BillingTotals query={billingSumsQuery(rowKey)} ofCarrier={ofCarrier} widest={listWidth(columns)} />
    </div>
  );
}

/** The transactions behind one row of the billing report, whose key is in the URL. */
export function BillingDetail() {
  const { t } = useTexts();
  const { search } = useListState<'/reports/billing-detail'>();
  const rowKey = billingRowKey(search);
  if (rowKey) return <BilledTransactions rowKey={rowKey} />;
  return (
    <div className="page">
      <PageHeader title="Billing Detail" />
      <Empty text={t('Choose a service in the billing report.')}>
        <BackLink otherwise={report}>{t('Back')}</BackLink>
      </Empty>
    </div>
  );
}
