import { AbsoluteCenter } from '@chakra-ui/react/absolute-center';
import { Box, type BoxProps } from '@chakra-ui/react/box';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Slice } from './slices.ts';

const DonutArcs = lazy(async () => ({ default: (await import('./donut-arcs.tsx')).DonutArcs }));

const size = 220;

type Props = Omit<BoxProps, 'children'> & {
  readonly slices: readonly Slice[];
  /** Id prefix of the patterns that `InkPatterns` renders. */
  readonly inks: string;
  /** One sentence that describes the chart to screen readers. */
  readonly summary: Shown;
  readonly active: number | undefined;
  readonly setActive: (slot: number | undefined) => void;
  /** Content in the middle of the ring. */
  readonly children: ReactNode;
};

/** The ring's shape while the chart loads. */
export const DonutPlaceholder = (props: BoxProps) => (
  <Box
    boxSize="208px"
    margin="6px"
    borderWidth="33px"
    borderColor="bg.subtle"
    borderRadius="full"
    {...props}
  />
);

/** Fades all arcs but the active one. The chart library names an arc's element after its id. */
const fadeOthers = (active: number) => ({ [`& path:not([data-testid="arc.${active}"])`]: { opacity: 0.45 } });

/** A ring of shares. The `ShareTable` beside it shows the figures and is reachable by keyboard; each highlights the other. */
export function Donut({ slices, inks, summary, active, setActive, children, ...box }: Props) {
  const { language } = useTexts();
  return (
    <Box
      position="relative"
      flex="none"
      boxSize={`${size}px`}
      _print={{ colorScheme: 'light', printColorAdjust: 'exact' }}
      {...box}
    >
      <Box
        role="img"
        aria-label={summary}
        data-active={active}
        {...(active !== undefined && { css: fadeOthers(active) })}
      >
        <Suspense fallback={<DonutPlaceholder aria-busy="true" />}>
          <DonutArcs {...{ slices, inks, size, active, setActive }} rtl={language !== 'en'} />
        </Suspense>
      </Box>
      <AbsoluteCenter
        flexDirection="column"
        width="124px"
        textAlign="center"
        pointerEvents="none"
        aria-hidden="true"
      >
        {children}
      </AbsoluteCenter>
    </Box>
  );
}
