import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Cells of the check's tables: figures at the end of their column, names at its start. */
export const tableStyles: SystemStyleObject = {
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& tr': { bg: 'transparent' },
  '& :is(th, td)': { textAlign: 'right', verticalAlign: 'baseline', whiteSpace: 'inherit' },
  '& tr > :not(* + *)': { paddingInlineStart: '0', textAlign: 'start' },
  '& thead :is(th, td)': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
};

/** The comparison's last column holds sentences. On a phone each figure becomes a small table of its own. */
export const comparisonStyles: SystemStyleObject = {
  ...tableStyles,
  '& tbody tr > :last-child, & thead tr > :last-child': {
    width: '32%',
    textAlign: 'start',
    paddingInlineStart: '7',
    paddingInlineEnd: '0',
  },
  '@media screen and (max-width: 767px)': {
    '&, & tbody, & tr, & th, & td': { display: 'block', textAlign: 'start' },
    '& thead': { display: 'none' },
    '& tr': { paddingBlock: '2.5', borderBlockEndWidth: '1px' },
    '& :is(th, td)': { padding: '3px 0', borderWidth: '0' },
    '& td:not(:last-child)': { display: 'flex', justifyContent: 'space-between' },
    '& td:not(:last-child)::before': { content: 'attr(data-label)', color: 'fg.muted' },
    '& tbody tr > :last-child': { width: 'auto', paddingInline: '0' },
  },
};

/** Columns of a section: two of text, then figures, then a link. */
export const sectionStyles: SystemStyleObject = {
  ...tableStyles,
  '& tr > :not(* + *) + *': { textAlign: 'start' },
  // At the end of its cell the hidden title would make the table scroll by a pixel.
  '& thead tr > :last-child': { width: '1%', textAlign: 'start' },
  '& tr > :last-child': { paddingInlineEnd: '0' },
};

/** Styles in print: black on white, without the frame. */
export const paper: SystemStyleObject = {
  maxWidth: 'none',
  gap: '3.5',
  padding: '0',
  borderWidth: '0',
  bg: 'none',
  color: '#000',
  fontSize: '11px',
  '& *': { color: '#000', borderColor: '#999', bg: 'none', fontSize: '11px' },
  '& a': { textDecoration: 'none' },
};
