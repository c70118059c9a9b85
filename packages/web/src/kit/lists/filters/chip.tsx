import { chakra } from '@chakra-ui/react/styled-system';

const control = '& > label :is(select, input), & > .chip-button';
const select = '& > label select';
const arrow = '& > label svg';

/** On a phone an unset filter shows only its name, to save space; a touch anywhere on it opens it. */
const phone = {
  '&:has(> label select)': { position: 'relative' },
  [select]: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    maxWidth: 'none',
    color: 'transparent',
  },
  [arrow]: { marginInlineStart: '0' },
  '& > .chip-button > span + span': { display: 'none' },
} as const;

/** The pill of a filter: its name, and a control for its value. `set`: whether the filter has a value. */
export const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: '8',
    paddingInline: '2.5',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    textStyle: 'grid',
    bg: 'bg.panel',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '& > label, & > .chip-button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      cursor: 'pointer',
    },
    [control]: { bg: 'transparent', color: 'inherit', outline: 'none', cursor: 'pointer', maxWidth: '180px' },
    // A date range stays on one line.
    '& > .chip-button': { height: '30px', maxWidth: 'none', whiteSpace: 'nowrap' },
    // The arrow lies over the end of the select, so that a press on it opens the select.
    [select]: { appearance: 'none', fieldSizing: 'content', paddingInlineEnd: '18px' },
    [arrow]: { boxSize: '3.5', flex: 'none', pointerEvents: 'none', marginInlineStart: '-20px' },
    '& option': { bg: 'bg.overlay', color: 'fg' },
    '&:has(> label :focus-visible, > .chip-button:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.solid',
      outlineOffset: '2px',
    },
  },
  variants: {
    set: {
      true: {
        borderStyle: 'solid',
        borderColor: 'brand.solid',
        bg: 'brand.subtle',
        color: 'brand.solid',
        fontWeight: 'medium',
      },
      false: { mdDown: phone },
    },
  },
});
