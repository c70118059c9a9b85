import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import type { Shown } from '../../i18n/shown.ts';

export type Bar = {
  readonly id: string;
  readonly name: ReactNode;
  readonly text: ReactNode;
  /** The bar's segments, each with a CSS colour. */
  readonly segments: readonly { readonly value: number; readonly ink: string }[];
};

/** Horizontal bars, largest first, each with its name and figure. */
export function BarList({ label, bars }: { label: Shown; bars: readonly Bar[] }) {
  const sums = bars.map(({ segments }) => segments.reduce((sum, { value }) => sum + value, 0));
  const most = Math.max(1, ...sums);
  return (
    <Stack as="ul" aria-label={label} gap="4" width="full" minWidth="0">
      {bars.map(({ id, name, text, segments }, index) => (
        <Box as="li" key={id}>
          <Flex justify="space-between" gap="4" textStyle="grid" marginBlockEnd="1.5">
            <Box minWidth="0" overflowWrap="anywhere">
              {name}
            </Box>
            <Box flex="none" fontVariantNumeric="tabular-nums" color="fg.muted">
              {text}
            </Box>
          </Flex>
          <Flex
            aria-hidden="true"
            height="10px"
            borderRadius="full"
            bg="bg.muted"
            overflow="hidden"
            gap="1px"
            _print={{ printColorAdjust: 'exact' }}
          >
            <Flex width={`${((sums[index] ?? 0) / most) * 100}%`} minWidth="4px" gap="1px">
              {segments
                .filter(({ value }) => value > 0)
                .map(({ value, ink }) => (
                  <Box key={ink} flexGrow={value} flexBasis="0" minWidth="3px" style={{ background: ink }} />
                ))}
            </Flex>
          </Flex>
        </Box>
      ))}
    </Stack>
  );
}
