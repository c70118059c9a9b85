import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { DayRange } from '@daftar/domain';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { FilterBar } from '../../kit/lists/filters/filter-bar.tsx';
import type { Filters } from '../../kit/lists/state/filters.ts';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { PresetPicker } from './preset-picker.tsx';

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
