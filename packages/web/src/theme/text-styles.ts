import { textStyles as chakraTextStyles } from '@chakra-ui/react/theme';

/** Chakra's text styles and ours: `grid` for rows of a grid, `title` for a page's title, `mono` for ids and keys. */
export const textStyles = {
  ...chakraTextStyles,
  grid: { value: { fontSize: '13px', lineHeight: '1.25rem' } },
  title: { value: { fontSize: 'xl', lineHeight: '1.75rem', fontWeight: 'semibold' } },
  mono: { value: { fontFamily: 'mono', fontSize: '0.94em' } },
};
