import { isCurrency, mayCall } from '@daftar/domain';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PrintReport } from '../../../kit/features/reports/print-report.tsx';
import { LoadedPart } from '../../../kit/records/loaded-part.tsx';
import { BackLink } from '../../../kit/ui/page/back-link.tsx';
import { Empty } from '../../../kit/ui/page/empty.tsx';
import { PageHeader } from '../../../kit/ui/page/page-header.tsx';
import { useSession } from '../../../session/permissions/use-session.ts';
import { billingSumsQuery } from '../billing-sums-query.ts';
import { WithReportSearch } from '../with-report-search.tsx';
import { type Check, type CheckPeriod, checkQuery } from './check-query.ts';
import { CheckSheet } from './check-sheet.tsx';
import { ReconciliationList } from './reconciliation-list.tsx';
import type { SumsQueryOf } from './use-transaction-sums.ts';

type Props = { readonly period: CheckPeriod; readonly header: ReactNode; readonly sumsQueryOf: SumsQueryOf };

function CheckResult({ check, period, sumsQueryOf }: { check: Check } & Omit<Props, 'header'>) {
  const { t, word } = useTexts();
  const { row } = check;
  const { currency, country } = period;
  if (row && isCurrency(currency))
    return (
      <CheckSheet check={{ ...check, row }} period={period} currency={currency} sumsQueryOf={sumsQueryOf} />
    );
  return (
    <Empty
      text={t('This merchant had no transactions in {{currency}} for {{country}} in this period', {
        currency,
        country: word(country),
      })}
    />
  );
}

/** Page that compares transactions, billing and settlement of one merchant and period. */
function ThreeWayCheck({ period, header, sumsQueryOf }: Props) {
  const { t } = useTexts();
  const { merchant = '' } = useParams({ strict: false });
  const { caller } = useSession();
  const query = checkQuery(merchant, period, mayCall('listSettlements', caller).allowed);
  return (
    <div className="page">
      <PageHeader title="Three-way check">
        <BackLink otherwise="/reconciliation">{t('Back')}</BackLink>
        <PrintReport />
      </PageHeader>
      {header}
      <LoadedPart query={query}>
        {(check) => (
          <CheckResult key={query.queryKey.join()} check={check} period={period} sumsQueryOf={sumsQueryOf} />
        )}
      </LoadedPart>
    </div>
  );
}

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
