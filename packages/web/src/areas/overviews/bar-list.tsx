import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWidth } from '../../kit/ui/parts/use-width.ts';
import type { Segment } from './stacked-bars.tsx';

const StackedBars = lazy(async () => ({ default: (await import('./stacked-bars.tsx')).StackedBars }));

/** Height in pixels of a row: one line of text, and its bar below. */
const rowHeight = 48;
/** Distance in pixels from the top of a row to its bar. */
const barTop = 25;

export type NamedBar = {
  readonly id: string;
  readonly name: ReactNode;
  readonly text: ReactNode;
  readonly segments: readonly Segment[];
};

/** Horizontal bars, each below its name and figure. */
export function BarList({ label, bars }: { label: Shown; bars: readonly NamedBar[] }) {
  const { language } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  return (
    <Box ref={box} position="relative" width="full" minWidth="0" _print={{ printColorAdjust: 'exact' }}>
      <Box as="ul" aria-label={label}>
        {bars.map(({ id, name, text }) => (
          <Flex as="li" key={id} justify="space-between" gap="4" height={`${rowHeight}px`} textStyle="grid">
            <Box truncate>{name}</Box>
            <Box flex="none" fontVariantNumeric="tabular-nums" color="fg.muted">
              {text}
            </Box>
          </Flex>
        ))}
      </Box>
      <Box
        aria-hidden="true"
        dir="ltr"
        position="absolute"
        insetInlineStart="0"
        insetBlockStart="0"
        pointerEvents="none"
        css={{ '& > *': { position: 'relative' } }}
      >
        {width > 0 && (
          <Suspense>
            <StackedBars {...{ bars, width, rowHeight, barTop }} rtl={language !== 'en'} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
