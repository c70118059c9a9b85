import { type DashboardCard, formatTotal } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { Problem } from '../../kit/parts/problem.tsx';
import { useSession } from '../../session/use-session.ts';
import { CardLink, listOperations } from './card-link.tsx';
import { CardTrend } from './card-trend.tsx';
import { summaryQuery } from './dashboard-queries.ts';
import { TrendSkeleton } from './trend-skeleton.tsx';
import './summary-cards.css';

/** Cards with the counts that the caller may see; each links to its list. */
export function SummaryCards({ cards }: { cards: readonly DashboardCard[] }) {
  const { t } = useTexts();
  const { data, isError, error, refetch } = useQuery(summaryQuery);
  if (isError && !data)
    return (
      <div className="dashboard-box">
        <Problem error={error} retry={() => void refetch()} />
      </div>
    );
  return (
    <ul className="cards" aria-busy={data ? undefined : true} aria-label={t('Summary')}>
      {cards.map((card) => (
        <SummaryCard key={card.count} card={card} total={data && (data[card.count] ?? null)} />
      ))}
    </ul>
  );
}

/** Null when the server sent no such count, as happens while viewing as another role; undefined while loading. */
type Total = number | null | undefined;

function SummaryCard({ card: { label, count }, total }: { card: DashboardCard; total: Total }) {
  const { foreign, language, numerals } = useTexts();
  const { can } = useSession();
  const name = foreign(label);
  return (
    <li className="dashboard-box card">
      <h2>{can(listOperations[count]) ? <CardLink count={count}>{name}</CardLink> : name}</h2>
      {total === undefined ? (
        <div className="skeleton card-figure" />
      ) : (
        <p className="card-figure figure">
          {total === null ? '–' : formatTotal(total, false, language, numerals)}
        </p>
      )}
      <div className="card-trend">
        {total === undefined && <TrendSkeleton />}
        {typeof total === 'number' && <CardTrend count={count} total={total} />}
      </div>
    </li>
  );
}
