import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';

/** A donut with its table beside it, or below it on a phone. */
export const FiguresGrid = ({ children }: { children: ReactNode }) => (
  <Grid
    // Keeps the figures near their names on a wide screen.
    maxWidth="1200px"
    templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
    alignItems="center"
    columnGap="10"
    rowGap="5"
  >
    {children}
  </Grid>
);
