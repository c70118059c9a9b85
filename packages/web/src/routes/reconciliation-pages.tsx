import { ReconciliationList } from '../areas/reconciliation/reconciliation-list.tsx';
import { ThreeWayCheck } from '../areas/reconciliation/three-way-check.tsx';
import { billingSumsQuery } from '../areas/reports/billing-sums-query.ts';
import { WithReportSearch } from '../areas/reports/with-report-search.tsx';

/** The three-way check uses the billing report's search, defaults and header. */
export function ReconciliationListPage() {
  return (
    <WithReportSearch type="billing-report">
      {(search, header, next) => <ReconciliationList period={search} header={header} next={next} />}
    </WithReportSearch>
  );
}

export function ThreeWayCheckPage() {
  return (
    <WithReportSearch type="billing-report">
      {(search, header) => <ThreeWayCheck period={search} header={header} sumsQueryOf={billingSumsQuery} />}
    </WithReportSearch>
  );
}
