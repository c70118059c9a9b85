import { reportTypeOf } from '@daftar/domain';
import { useListState } from '../../kit/bindings/use-list-state.ts';
import { SettlementReport } from './settlement-report.tsx';
import { TransactionReport } from './transaction-report.tsx';

/** The report that the address names; another name starts it afresh. */
export function Reports() {
  const { search } = useListState();
  return reportTypeOf(search.type) === 'settlement-report' ? <SettlementReport /> : <TransactionReport />;
}
