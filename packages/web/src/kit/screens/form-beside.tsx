import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

/** Contents beside the fields; on narrow screens between the fields and the footer. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <Box
    position={{ base: 'static', lg: 'absolute' }}
    insetBlock="0"
    insetInlineStart="calc(100% + 24px)"
    width={{ base: 'auto', lg: '340px', xl: '420px' }}
  >
    <Box
      position={{ lg: 'sticky' }}
      insetBlockStart="68px"
      maxHeight={{ lg: 'calc(100dvh - 84px)' }}
      overflowY={{ lg: 'auto' }}
    >
      {children}
    </Box>
  </Box>
);
