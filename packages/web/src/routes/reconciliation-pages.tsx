import { ReconciliationList } from '../areas/reconciliation/reconciliation-list.tsx';
import { ThreeWayCheck } from '../areas/reconciliation/three-way-check.tsx';
import { AskedPeriod } from '../areas/reports/asked-period.tsx';
import { billingSumsQuery } from '../areas/reports/billing-sums-query.ts';

/** The three-way check asks as the billing report does, under the same header. */
export function ReconciliationListPage() {
  return (
    <AskedPeriod type="billing-report">
      {(asked, header, next) => <ReconciliationList asked={asked} header={header} next={next} />}
    </AskedPeriod>
  );
}

export function ThreeWayCheckPage() {
  return (
    <AskedPeriod type="billing-report">
      {(asked, header) => <ThreeWayCheck asked={asked} header={header} sumsOf={billingSumsQuery} />}
    </AskedPeriod>
  );
}
