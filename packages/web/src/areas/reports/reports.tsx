import { type ReportType, reportTypeOf } from '@daftar/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../api/query-keys.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { BillingReport } from './billing-report.tsx';
import { SettlementReport } from './settlement-report.tsx';
import { TransactionReport } from './transaction-report.tsx';

const pages = {
  'transaction-report': TransactionReport,
  'settlement-report': SettlementReport,
  'billing-report': BillingReport,
};

/** Cancels a report's running requests and removes its rows from the cache. */
function discard(client: QueryClient, type: ReportType): void {
  void client.cancelQueries({ queryKey: queryKeys.all(type) });
  client.removeQueries({ queryKey: queryKeys.all(type) });
}

/** Shows the report named in the URL; leaving a report type discards its data. */
export function Reports() {
  const { search } = useListState<'/reports'>();
  const client = useQueryClient();
  const type = reportTypeOf(search.type);
  const previousType = useRef(type);
  useEffect(() => {
    if (previousType.current !== type) discard(client, previousType.current);
    previousType.current = type;
  }, [client, type]);
  const Report = pages[type];
  return <Report key={type} />;
}
