import { chakra } from '@chakra-ui/react/styled-system';
import { patternOf } from './ink-patterns.tsx';

/** A small square in a slice's fill, shown beside its name. */
export function Swatch({ inks, slot }: { inks: string; slot: number }) {
  return (
    <chakra.svg
      flex="none"
      boxSize="12px"
      viewBox="0 0 12 12"
      aria-hidden="true"
      _print={{ printColorAdjust: 'exact' }}
    >
      <rect width="12" height="12" rx="3" fill={`url(#${patternOf(inks, slot)})`} />
    </chakra.svg>
  );
}
