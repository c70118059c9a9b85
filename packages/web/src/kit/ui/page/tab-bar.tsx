import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { useScrollEdges } from '../parts/use-scroll-edges.ts';
import '../parts/scroll-edges.css';

const links = {
  '& > a': {
    flex: 'none',
    pt: '2',
    pb: '9px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    textStyle: 'grid',
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    // Forced colours paint transparent borders, so both kinds of tabs set theirs.
    '@media (forced-colors: active)': { pb: '10px', borderBottom: '1px solid CanvasText' },
  },
  '& > a[aria-current]': {
    borderColor: 'brand.solid',
    color: 'brand.fg',
    '@media (forced-colors: active)': { pb: '9px', borderBottom: '2px solid Highlight' },
  },
};

/** Links to related pages. When they do not fit, the bar scrolls, and the current page's link is in view. */
export function TabBar({ label, children }: { label: Shown; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollEdges(bar);
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <Box
      className="edges no-print"
      mt="-2"
      borderBottomWidth="1px"
      css={{ '--shade': 'colors.bg', '--edge': '40px' }}
    >
      <Flex
        as="nav"
        ref={bar}
        aria-label={label}
        gap="5"
        mb="-1px"
        overflowX="auto"
        scrollbarWidth="none"
        css={links}
      >
        {children}
      </Flex>
    </Box>
  );
}
