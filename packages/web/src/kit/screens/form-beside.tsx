import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useRef } from 'react';
import { useScrolls } from './use-scrolls.ts';

/** Contents beside the fields; on narrow screens between the fields and the footer. */
export function Beside({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  return (
    <Box
      position={{ base: 'static', lg: 'absolute' }}
      insetBlock="0"
      insetInlineStart="calc(100% + 24px)"
      width={{ base: 'auto', lg: '340px', xl: '420px' }}
    >
      <Box
        ref={box}
        position={{ lg: 'sticky' }}
        insetBlockStart="68px"
        maxHeight={{ lg: 'calc(100dvh - 84px)' }}
        overflowY={{ lg: 'auto' }}
        tabIndex={scrolls ? 0 : undefined}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        {children}
      </Box>
    </Box>
  );
}
