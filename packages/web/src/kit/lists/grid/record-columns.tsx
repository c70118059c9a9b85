import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

const sections = { '& > *': { breakInside: 'avoid', marginBlockEnd: '5' } };

/** Shows the sections of a record; on wide screens in two columns of about the same height. */
export function RecordColumns({ children }: { children: ReactNode }) {
  return (
    <Box columnCount={{ base: 1, lg: 2 }} columnGap="5" css={sections}>
      {children}
    </Box>
  );
}
