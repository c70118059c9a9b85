import { pageSizesOf } from '@daftar/domain';
import type { BillingDetailRow } from '@daftar/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState } from '../../kit/bindings/use-list-state.ts';
import { PeriodCell } from '../../kit/cells/period-cell.tsx';
import { BackLink } from '../../kit/parts/back-link.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { PageHeader } from '../../kit/parts/page-header.tsx';
import { ZoneNote } from '../../kit/parts/zone-note.tsx';
import { ListScreen } from '../../kit/screens/list-screen.tsx';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';
import { billedOf } from './billed-of.ts';
import { billingDetailColumns } from './billing-columns.tsx';
import type { Billed } from './billing-sums-query.ts';
import { BillingTotals } from './billing-totals.tsx';
import './reports.css';

const report = '/reports?type=billing-report';

const rowsOf =
  (billed: Billed) =>
  ({ page, limit, sort, q }: Record<string, string | number>) => {
    const body = { ...billed, page, limit, sort, q } as Parameters<typeof api.reports.billingDetail>[0];
    return queryOptions({
      queryKey: ['billing-detail', body],
      queryFn: async ({ signal }) => await api.reports.billingDetail(body, { signal }),
      placeholderData: keepPreviousData,
    });
  };

function Billing({ billed }: { billed: Billed }) {
  const { foreign } = useTexts();
  return (
    <div className="billed">
      <p>
        <strong dir="auto">{billed.serviceName}</strong>
        {' · '}
        {billed.country && `${foreign(billed.country)} · `}
        <PeriodCell from={billed.dateFrom} to={billed.dateTo} />
      </p>
      {billed.country && (
        <ZoneNote country={billed.country} dateFrom={billed.dateFrom} dateTo={billed.dateTo} />
      )}
    </div>
  );
}

function Detail({ billed }: { billed: Billed }) {
  const { t } = useTexts();
  const { ofCarrier } = useSession();
  const columns = useMemo(() => billingDetailColumns(ofCarrier), [ofCarrier]);
  return (
    <div className="billing-detail">
      <ListScreen<BillingDetailRow>
        title="Billing Detail"
        rows={rowsOf(billed)}
        columns={columns}
        rowId={({ transactionId }) => transactionId}
        exportOf="billingDetail"
        options={{ sizes: pageSizesOf('billing-report') }}
        action={<BackLink otherwise={report}>{t('Back')}</BackLink>}
        header={<Billing billed={billed} />}
        empty="No transactions in this period"
      />
      <BillingTotals billed={billed} ofCarrier={ofCarrier} />
    </div>
  );
}

/** The transactions behind one row of the billing report, which its address names. */
export function BillingDetail() {
  const { t } = useTexts();
  const { search } = useListState();
  const billed = billedOf(search);
  if (billed) return <Detail billed={billed} />;
  return (
    <div className="page">
      <PageHeader title="Billing Detail" />
      <Empty text={t('Choose a service in the billing report.')}>
        <BackLink otherwise={report}>{t('Back')}</BackLink>
      </Empty>
    </div>
  );
}
