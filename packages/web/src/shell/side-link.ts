import { defineStyle } from '@chakra-ui/react/styled-system';

/** The look of a link in the side menu. */
export const sideLink = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '11px',
  height: '9',
  px: { base: '2.5', md: '9px', lg: '2.5' },
  borderRadius: 'l2',
  color: 'fg.muted',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  transition: 'background-color',
  '& > svg': { flex: 'none' },
  _hover: { bg: 'border', color: 'fg' },
  _currentPage: {
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'inset 0 0 0 1px {colors.border}',
    '& > svg': { color: 'brand.solid' },
    // Forced colours remove backgrounds and shadows.
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});
