import { type ReportType, reportTypeOf } from '@daftar/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useListState } from '../../kit/bindings/use-list-state.ts';
import { BillingReport } from './billing-report.tsx';
import { SettlementReport } from './settlement-report.tsx';
import { TransactionReport } from './transaction-report.tsx';

const pages = {
  'transaction-report': TransactionReport,
  'settlement-report': SettlementReport,
  'billing-report': BillingReport,
};

/** Another type starts afresh: what the one before had read, or still reads, is gone. */
function forget(client: QueryClient, type: ReportType): void {
  void client.cancelQueries({ queryKey: [type] });
  client.removeQueries({ queryKey: [type] });
}

/** The report that the address names. */
export function Reports() {
  const { search } = useListState();
  const client = useQueryClient();
  const type = reportTypeOf(search.type);
  const before = useRef(type);
  useEffect(() => {
    if (before.current !== type) forget(client, before.current);
    before.current = type;
  }, [client, type]);
  const Report = pages[type];
  return <Report key={type} />;
}
