import { billingSumsQuery } from '../billing-sums-query.ts';
import { WithReportSearch } from '../with-report-search.tsx';
import { ReconciliationList } from './reconciliation-list.tsx';
import { ThreeWayCheck } from './three-way-check.tsx';

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
