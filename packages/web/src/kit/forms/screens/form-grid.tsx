import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { type ReactNode, useRef } from 'react';
import { useScrolls } from '../../ui/parts/use-scrolls.ts';

type Props = {
  /** Shown beside the fields on wide screens. */
  readonly beside?: ReactNode;
  /** Whether the sections are side by side on wide screens. */
  readonly columns: boolean;
  readonly children: ReactNode;
};

/** The two columns of every wide form: fields, and what is beside them. With the gap they are as wide as `formWidth` says. */
const besideFields = {
  base: 'minmax(0, 1fr)',
  lg: 'minmax(0, 1fr) 340px',
  xl: 'minmax(0, 1fr) 420px',
} as const;
const sideBySide = { base: besideFields.base, xl: besideFields.xl } as const;
/** Widths of a form: of its fields, and with a second column. */
export const formWidth = {
  narrow: '640px',
  beside: { base: '640px', lg: '1004px', xl: '1084px' },
  columns: { base: '640px', xl: '1084px' },
} as const;

/** Contents beside the fields, in view while they scroll; on narrow screens between the fields and the footer. */
function Beside({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  return (
    <Box
      ref={box}
      alignSelf="start"
      position={{ lg: 'sticky' }}
      insetBlockStart="68px"
      // Ends above the footer.
      maxHeight={{ lg: 'calc(100dvh - 152px)' }}
      overflowY={{ lg: 'auto' }}
      tabIndex={scrolls ? 0 : undefined}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      {children}
    </Box>
  );
}

/** The sections of a form page, in one column or two. */
export function FormGrid({ beside, columns, children }: Props) {
  if (beside !== undefined)
    return (
      <Grid templateColumns={besideFields} gap={{ base: '5', lg: '6' }}>
        <Stack gap="5" minWidth="0">
          {children}
        </Stack>
        <Beside>{beside}</Beside>
      </Grid>
    );
  if (!columns) return children;
  return (
    <Grid
      templateColumns={sideBySide}
      alignItems="start"
      gap={{ base: '5', xl: '6' }}
      css={{ '& > :not(section)': { gridColumn: '1 / -1' } }}
    >
      {children}
    </Grid>
  );
}
