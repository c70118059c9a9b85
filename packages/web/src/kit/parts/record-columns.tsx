import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

const sections = { '& > *': { breakInside: 'avoid', marginBlockEnd: '5' } };

/** The sections of a record in two columns of about the same height, where there is room for them. */
export function RecordColumns({ children }: { children: ReactNode }) {
  return (
    <Box columnCount={{ base: 1, lg: 2 }} columnGap="5" maxWidth="1280px" css={sections}>
      {children}
    </Box>
  );
}
