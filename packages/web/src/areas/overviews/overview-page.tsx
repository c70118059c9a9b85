import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import {
  type DatePreset,
  type DayRange,
  datePresetLabels,
  defaultDatePreset,
  presetOf,
  presetRange,
} from '@daftar/domain';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FilterBar } from '../../kit/lists/filters/filter-bar.tsx';
import type { Filters } from '../../kit/lists/state/filters.ts';
import { today } from '../../kit/lists/state/last-days.ts';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { CustomRangeDialog } from './custom-range-dialog.tsx';

type PresetPickerProps = { readonly period: DayRange; readonly choose: (period: DayRange) => void };

const presets = Object.entries(datePresetLabels) as [DatePreset, (typeof datePresetLabels)[DatePreset]][];

/** Buttons for the six periods of an overview. Custom opens a dialog; cancelling it selects the last seven days. */
function PresetPicker({ period, choose }: PresetPickerProps) {
  const { t } = useTexts();
  const [isCustom, setCustom] = useState(false);
  const preset = presetOf(period, today());
  const pick = (next: string | null) => {
    if (next === 'custom') setCustom(true);
    else if (next) choose(presetRange(next as Exclude<DatePreset, 'custom'>, today()));
  };
  const answer = (range: DayRange | undefined) => {
    setCustom(false);
    choose(range ?? presetRange(defaultDatePreset, today()));
  };
  return (
    <Flex wrap="wrap" align="center" gap="3" minWidth="0" maxWidth="full">
      <SegmentGroup.Root
        size="sm"
        // Two rows on a phone, because one row would hide the last periods.
        display={{ base: 'grid', md: 'inline-flex' }}
        gridTemplateColumns="repeat(3, 1fr)"
        width={{ base: 'full', md: 'auto' }}
        aria-label={t('Period')}
        value={isCustom ? 'custom' : preset}
        onValueChange={({ value }) => pick(value)}
      >
        <SegmentGroup.Indicator bg={{ base: 'bg.panel', _dark: 'bg.emphasized' }} />
        {presets.map(([value, label]) => (
          <SegmentGroup.Item key={value} value={value} justifyContent="center">
            <SegmentGroup.ItemText textStyle="grid">{t(label)}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
      <Button variant="ghost" size="xs" color="fg.muted" onClick={() => setCustom(true)}>
        <CalendarDays size={15} aria-hidden />
        <PeriodCell from={period.dateFrom} to={period.dateTo} />
      </Button>
      <CustomRangeDialog open={isCustom} period={period} answer={answer} />
    </Flex>
  );
}

type Props = {
  readonly title: Text;
  readonly period: DayRange;
  readonly choose: (period: DayRange) => void;
  readonly tools: ReactNode;
  /** The filters next to the period. */
  readonly filters: Filters;
  /** The control that selects the currency. */
  readonly currency: ReactNode;
  readonly busy: boolean;
  readonly children: ReactNode;
};

/** An overview: title and tools, its period and filters in one line, and its figures. */
export function OverviewPage({ title, period, choose, tools, filters, currency, busy, children }: Props) {
  return (
    <Page gap="5" maxWidth="1640px">
      <PageHeader title={title}>{tools}</PageHeader>
      <Flex wrap="wrap" align="center" gap="3" className="no-print">
        <PresetPicker period={period} choose={choose} />
        {currency}
        <Flex wrap="wrap" align="center" gap="2">
          <FilterBar filters={filters} />
        </Flex>
      </Flex>
      <Box marginBlock="-3" className={busy ? 'progress-line on' : 'progress-line'} />
      {children}
    </Page>
  );
}
