import { Button } from '@chakra-ui/react/button';
import { Card } from '@chakra-ui/react/card';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text as Line } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { addDays, businessDay, type DayRange, type DayRange as Days } from '@daftar/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { homeZone } from '../../i18n/home-zone.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { zoneText } from '../../i18n/zone-text.ts';
import { daysProblem } from '../../kit/forms/fields/days-problem.ts';
import { PeriodPicker } from '../../kit/lists/filters/period-picker.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { Problem } from '../../kit/records/problem.tsx';
import { DonutPlaceholder } from '../../kit/ui/charts/donut.tsx';
import { Empty } from '../../kit/ui/page/empty.tsx';
import { FiguresGrid } from './figures-grid.tsx';
import { type Panel, rangeOf, rangeSearch, sharedRangeSearch } from './panel-range.ts';

type RangeFilterProps = {
  readonly range: Days | undefined;
  /** Applies the days to this panel or, with `both`, to both panels. */
  readonly setRange: (range: Days, both: boolean) => void;
};

/** Selects the days of a panel (by default today) or of both panels. Typed days apply when Filter is pressed. */
function RangeFilter({ range, setRange }: RangeFilterProps) {
  const { t } = useTexts();
  const today = businessDay(new Date(), homeZone());
  const applied = range ?? { dateFrom: today, dateTo: today };
  const [draft, setDraft] = useState<Days>(applied);
  const [both, setBoth] = useState(false);
  const [previous, setPrevious] = useState(applied);
  // Reset the dates when the range changes, for example by Back. A `key` would remount the fields and lose the focus.
  if (applied.dateFrom !== previous.dateFrom || applied.dateTo !== previous.dateTo) {
    setPrevious(applied);
    setDraft(applied);
  }
  return (
    <PeriodPicker
      value={draft}
      change={setDraft}
      timeZone={homeZone()}
      action="Filter"
      apply={(days) => {
        if (!daysProblem(days)) setRange(days, both);
      }}
    >
      <Checkbox.Root checked={both} onCheckedChange={({ checked }) => setBoth(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t('Use these days in both panels')}</Checkbox.Label>
      </Checkbox.Root>
    </PeriodPicker>
  );
}

/** Placeholder for the donut and the table while a panel loads. */
function PanelSkeleton() {
  const { t } = useTexts();
  return (
    <FiguresGrid>
      <VisuallyHidden role="status" position="absolute">
        {t('Loading')}
      </VisuallyHidden>
      <DonutPlaceholder aria-hidden justifySelf={{ base: 'center', md: 'auto' }} />
      <Stack gap="4" aria-hidden>
        {[80, 64, 92, 56, 74].map((share) => (
          <Skeleton key={share} height="4" width={`${share}%`} />
        ))}
      </Stack>
    </FiguresGrid>
  );
}

type NoSalesProps = { range: DayRange | undefined; setRange: (range: DayRange) => void };

/** Shown when there are no sales: offers the last 30 days, unless the range covers them already. */
function NoSales({ range, setRange }: NoSalesProps) {
  const { t } = useTexts();
  const today = businessDay(new Date(), homeZone());
  const month = { dateFrom: addDays(today, -29), dateTo: today };
  const coversMonth = range && range.dateFrom <= month.dateFrom && range.dateTo >= today;
  return (
    <Empty text={t('No sales on these days')}>
      {coversMonth ? (
        <p className="meta">{t('Choose other days above.')}</p>
      ) : (
        <Button size="xs" onClick={() => setRange(month)}>
          {t('Show the last 30 days')}
        </Button>
      )}
    </Empty>
  );
}

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
