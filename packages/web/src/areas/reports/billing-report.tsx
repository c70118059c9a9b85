import { Button } from '@chakra-ui/react/button';
import { businessDay, pageSizesOf, timeZoneOf } from '@daftar/domain';
import type { BillingRow } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listWidth } from '../../kit/lists/grid/grid-layout.ts';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { PageAbout } from '../../kit/ui/page/page-about.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { billingColumns } from './billing-columns.tsx';
import { billingReportSumsQuery } from './billing-sums-query.ts';
import { BillingTotals } from './billing-totals.tsx';
import { reportRows } from './report-rows.ts';
import { ReportSwitch } from './report-switch.tsx';
import type { ReportSearch } from './use-report-search.ts';
import { WithReportSearch } from './with-report-search.tsx';

function CheckLink({ search }: { search: ReportSearch }) {
  const { t } = useTexts();
  return (
    <Button asChild variant="outline">
      <Link to="/reconciliation" search={{ ...search }}>
        <Scale size={15} aria-hidden />
        {t('Three-way check')}
      </Link>
    </Button>
  );
}

const nothing = 'No service billed anything in {{currency}} for {{country}} in this period';
const nothingToday = 'Today no service has billed anything in {{currency}} for {{country}} yet';

/** Whether the period is today in the report's country. */
const isToday = ({ dateFrom, dateTo, country }: ReportSearch): boolean => {
  const today = businessDay(new Date(), timeZoneOf(country));
  return dateFrom === today && dateTo === today;
};

/** Report of each service's totals in a period, and whether they have been billed. */
export function BillingReport() {
  const { t, word } = useTexts();
  const { ofCarrier, platformOwner } = useSession();
  const columns = useMemo(() => billingColumns({ ofCarrier, platformOwner }), [ofCarrier, platformOwner]);
  const { q } = useListState<'/reports'>().search;
  return (
    <WithReportSearch type="billing-report">
      {(search, header, next) => (
        <>
          <ListScreen<BillingRow>
            title="Billing Report"
            rows={reportRows('billing-report', search, api.reports.billing.bind(api.reports))}
            columns={columns}
            rowId={({ _id }) => _id}
            exportOf="billing"
            options={{ sizes: pageSizesOf('billing-report'), next }}
            action={!ofCarrier && <CheckLink search={search} />}
            header={
              <>
                <ReportSwitch type="billing-report">{header}</ReportSwitch>
                <PageAbout text="Amounts are before refunds; what went back stands beside them." />
              </>
            }
            empty={t(isToday(search) ? nothingToday : nothing, {
              currency: search.currency,
              country: word(search.country),
            })}
          />
          <BillingTotals
            query={billingReportSumsQuery(q ? { ...search, q } : search)}
            ofCarrier={ofCarrier}
            widest={listWidth(columns)}
          />
        </>
      )}
    </WithReportSearch>
  );
}
