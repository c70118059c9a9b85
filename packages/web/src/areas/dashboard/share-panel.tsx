import type { DayRange } from '@daftar/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { homeZone } from '../../i18n/home-zone.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { zoneText } from '../../i18n/zone-text.ts';
import { useListState } from '../../kit/bindings/use-list-state.ts';
import { PeriodCell } from '../../kit/cells/period-cell.tsx';
import { Problem } from '../../kit/parts/problem.tsx';
import { NoSales } from './no-sales.tsx';
import { type Panel, rangeOf, rangeSearch } from './panel-range.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { RangeFilter } from './range-filter.tsx';

type Props<Row> = {
  readonly panel: Panel;
  readonly title: Text;
  readonly query: UseQueryResult<readonly Row[]>;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** Returns a panel's range from the URL; undefined means today. */
export function usePanelRange(panel: Panel): DayRange | undefined {
  return rangeOf(useListState().search, panel);
}

/** A panel with its date filter and its figures, or a placeholder while they load, fail or are empty. */
export function SharePanel<Row>({ panel, title, query, children }: Props<Row>) {
  const { t, digits, language } = useTexts();
  const heading = useId();
  const { change } = useListState();
  const range = usePanelRange(panel);
  const setRange = (next: DayRange) => {
    if (range?.dateFrom === next.dateFrom && range.dateTo === next.dateTo) void query.refetch();
    else change(rangeSearch(panel, next));
  };
  const { data, isFetching } = query;
  return (
    <section className="dashboard-box share-panel" aria-labelledby={heading}>
      <header>
        <div className="share-title">
          <h2 id={heading}>{t(title)}</h2>
          <p className="meta">
            {range ? <PeriodCell from={range.dateFrom} to={range.dateTo} /> : t('Today')}
          </p>
          <p className="meta share-hint">
            {t('Payments count on the business day of their country; “today” follows {{zone}}.', {
              zone: digits(zoneText(homeZone(), language, [new Date()])),
            })}
          </p>
        </div>
        <RangeFilter range={range} setRange={setRange} />
      </header>
      <div className={isFetching && data ? 'progress-line on' : 'progress-line'} />
      <div className="share-body" aria-busy={isFetching || undefined}>
        <PanelBody {...{ query, range, setRange, children }} />
      </div>
    </section>
  );
}

type BodyProps<Row> = Pick<Props<Row>, 'query' | 'children'> & {
  readonly range: DayRange | undefined;
  readonly setRange: (range: DayRange) => void;
};

function PanelBody<Row>({ query, range, setRange, children }: BodyProps<Row>) {
  const { data, isError, error, refetch } = query;
  if (data) return data.length > 0 ? children(data) : <NoSales range={range} setRange={setRange} />;
  if (isError) return <Problem error={error} retry={() => void refetch()} />;
  return <PanelSkeleton />;
}
