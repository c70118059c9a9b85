import { isCurrency, mayCall } from '@daftar/domain';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { BackLink } from '../../kit/parts/back-link.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { PageHeader } from '../../kit/parts/page-header.tsx';
import { PrintReport } from '../../kit/parts/print-report.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { useSession } from '../../session/use-session.ts';
import { CheckPaper } from './check-paper.tsx';
import { type Asked, type Check, checkQuery } from './check-query.ts';
import type { SumsOf } from './use-transaction-sums.ts';
import './reconciliation.css';

type Props = { readonly asked: Asked; readonly header: ReactNode; readonly sumsOf: SumsOf };

function Checked({ check, asked, sumsOf }: { check: Check } & Omit<Props, 'header'>) {
  const { t, foreign } = useTexts();
  const { row } = check;
  const { currency, country } = asked;
  if (row && isCurrency(currency))
    return <CheckPaper check={{ ...check, row }} asked={asked} currency={currency} sumsOf={sumsOf} />;
  return (
    <Empty
      text={t('This merchant had no transactions in {{currency}} for {{country}} in this period', {
        ...{ currency, country: foreign(country) },
      })}
    />
  );
}

/** Transactions, billing and settlement of one merchant and period, side by side. */
export function ThreeWayCheck({ asked, header, sumsOf }: Props) {
  const { t } = useTexts();
  const { merchant = '' } = useParams({ strict: false });
  const { caller } = useSession();
  const query = checkQuery(merchant, asked, mayCall('listSettlements', caller).allowed);
  return (
    <div className="page">
      <PageHeader title="Three-way check">
        <BackLink otherwise="/reconciliation">{t('Back')}</BackLink>
        <PrintReport />
      </PageHeader>
      {header}
      <Loaded query={query}>
        {(check) => <Checked key={query.queryKey.join()} check={check} asked={asked} sumsOf={sumsOf} />}
      </Loaded>
    </div>
  );
}
