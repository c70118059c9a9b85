import { chakra } from '@chakra-ui/react/styled-system';
import { chartInks, type Fill, fillOf, inkCount, inkOf } from './chart-inks.ts';

/** SVG paths of the lines that distinguish colours in black-and-white print, each on an 8 by 8 tile. */
const strokes = [
  '',
  'M0 8L8 0M-2 2L2 -2M6 10L10 6',
  'M0 2H8M0 6H8',
  'M0 0L8 8M-2 6L2 10M6 -2L10 2',
  'M2 0V8M6 0V8',
  'M0 4H8M4 0V8',
  'M0 0L8 8M0 8L8 0',
  'M3 4H5M7 0H8M0 0H1M7 8H8M0 8H1',
];
const restStroke = 'M4 2V6';

/** SVG paths that distinguish slots of one colour, on screens too. */
const fills: Readonly<Record<Fill, string>> = {
  plain: '',
  striped: 'M0 8L8 0M-2 2L2 -2M6 10L10 6',
  dotted: 'M1 2H3M5 6H7',
};

export const patternOf = (inks: string, slot: number): string => `${inks}-${Math.min(slot, inkCount)}`;

const slots = Array.from({ length: inkCount + 1 }, (_, slot) => slot);

/** Defines the fill patterns of a chart and its table: colours, then colours with stripes and dots; in print, all with lines. */
export function InkPatterns({ inks }: { inks: string }) {
  return (
    <chakra.svg
      width="0"
      height="0"
      position="absolute"
      aria-hidden="true"
      _print={{ colorScheme: 'light', printColorAdjust: 'exact' }}
    >
      <defs>
        {slots.map((slot) => (
          <pattern key={slot} id={patternOf(inks, slot)} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" style={{ fill: inkOf(slot) }} />
            <chakra.path d={fills[fillOf(slot)]} fill="none" stroke="bg.panel" strokeWidth="1.5" />
            <chakra.path
              d={slot < inkCount ? strokes[slot % chartInks.length] : restStroke}
              display="none"
              fill="none"
              stroke="#fff"
              strokeWidth="1.5"
              _print={{ display: 'inline' }}
            />
          </pattern>
        ))}
      </defs>
    </chakra.svg>
  );
}
