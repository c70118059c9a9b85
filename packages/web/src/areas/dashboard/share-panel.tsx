import { Card } from '@chakra-ui/react/card';
import { Text as Line } from '@chakra-ui/react/text';
import type { DayRange } from '@daftar/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { homeZone } from '../../i18n/home-zone.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { zoneText } from '../../i18n/zone-text.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { Problem } from '../../kit/records/problem.tsx';
import { NoSales } from './no-sales.tsx';
import { type Panel, rangeOf, rangeSearch, sharedRangeSearch } from './panel-range.ts';
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
  return rangeOf(useListState<'/dashboard'>().search, panel);
}

/** A panel with its date filter and its figures, or a placeholder while they load, fail or are empty. */
export function SharePanel<Row>({ panel, title, query, children }: Props<Row>) {
  const { t, digits, language } = useTexts();
  const heading = useId();
  const { change } = useListState<'/dashboard'>();
  const range = usePanelRange(panel);
  const setRange = (next: DayRange, both = false) => {
    const unchanged = range?.dateFrom === next.dateFrom && range.dateTo === next.dateTo;
    if (unchanged && !both) void query.refetch();
    else change(both ? sharedRangeSearch(next) : rangeSearch(panel, next));
  };
  const { data, isFetching } = query;
  return (
    <Card.Root as="section" aria-labelledby={heading} _print={{ breakInside: 'avoid' }}>
      <Card.Header
        flexDirection="row"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="start"
        gap="3"
        paddingBlockEnd="4"
      >
        <div>
          <Card.Title id={heading} as="h2" textStyle="md">
            {t(title)}
          </Card.Title>
          <Line textStyle="xs" color="fg.muted" maxWidth="90ch" marginBlockStart="1">
            {t('Payments count on the business day of their country; “today” follows {{zone}}.', {
              zone: digits(zoneText(homeZone(), language, [new Date()])),
            })}
          </Line>
        </div>
        <RangeFilter range={range} setRange={setRange} />
      </Card.Header>
      <div className={isFetching && data ? 'progress-line on' : 'progress-line'} />
      <Card.Body
        gap="4"
        justifyContent="center"
        minHeight="262px"
        borderBlockStartWidth="1px"
        paddingBlockStart="5"
        aria-busy={isFetching || undefined}
      >
        <PanelBody {...{ query, range, setRange, children }} />
      </Card.Body>
    </Card.Root>
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
