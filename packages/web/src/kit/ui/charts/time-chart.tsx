import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useRef } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useWidth } from '../parts/use-width.ts';
import type { TimeLinesProps } from './time-lines.tsx';
import type { TimeSeries } from './time-series.ts';

const TimeLines = lazy(async () => ({ default: (await import('./time-lines.tsx')).TimeLines }));

type Props = Pick<TimeLinesProps, 'series' | 'days' | 'axisText' | 'valueText' | 'choose'> & {
  /** Describes the chart to screen readers; the table beside it contains the figures. */
  readonly label: Shown;
  readonly height?: number;
};

/** The legend: each series' name with its line. */
function Legend({ series }: { series: readonly TimeSeries[] }) {
  return (
    <HStack gap="4" wrap="wrap" textStyle="xs" color="fg.muted" aria-hidden="true">
      {series.map(({ id, name, ink, faint }) => (
        <HStack key={id} as="span" gap="1.5">
          <chakra.span
            width="14px"
            borderBlockStartWidth="2px"
            style={{ borderColor: ink, borderBlockStartStyle: faint ? 'dashed' : 'solid' }}
          />
          {name}
        </HStack>
      ))}
    </HStack>
  );
}

/** A line chart of daily values that fills the width of its container. */
export function TimeChart({ label, height = 260, ...lines }: Props) {
  const { language } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  return (
    <Box minWidth="0" _print={{ printColorAdjust: 'exact' }}>
      <Legend series={lines.series} />
      <Box
        ref={box}
        role="img"
        aria-label={label}
        dir="ltr"
        height={`${height}px`}
        marginBlockStart="2"
        // The chart has the container's measured width, and must not overflow while the container shrinks.
        overflow="hidden"
        css={{ '& > *': { position: 'relative' } }}
      >
        {width > 0 && (
          <Suspense fallback={<Box aria-busy="true" />}>
            <TimeLines {...lines} {...{ width, height }} rtl={language !== 'en'} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
