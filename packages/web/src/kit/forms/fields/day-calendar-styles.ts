import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const dayButton: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  width: 'full',
  height: '36px',
  borderRadius: 'l2',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  _focusVisible: { zIndex: 1, outlineOffset: '1px' },
};

/** The period is one continuous band; its first and last day are filled and rounded. */
const period: SystemStyleObject = {
  '& .rdp-outside > button': { color: 'fg.muted' },
  '& .rdp-selected > button': {
    bg: 'brand.subtle',
    color: 'fg',
    // Forced colours remove backgrounds, so the selected days get a border.
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
  '& .rdp-preview > button': { bg: 'bg.muted' },
  '& :is(.rdp-preview, .rdp-range_middle, .rdp-range_start, .rdp-range_end) > button': { borderRadius: 0 },
  '& :is(.rdp-range_start, td:first-of-type) > button': { borderStartRadius: 'l2' },
  '& :is(.rdp-range_end, td:last-of-type) > button': { borderEndRadius: 'l2' },
  '& .rdp-selected:not(.rdp-range_middle) > button': {
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
  },
};

/** Marks today in the period's time zone. */
const today: SystemStyleObject = {
  '& .rdp-today > button::after': {
    content: '""',
    position: 'absolute',
    bottom: '5px',
    width: '14px',
    height: '2px',
    borderRadius: '1px',
    bg: 'currentcolor',
  },
  '& .rdp-today:not(.rdp-selected) > button': { color: 'brand.solid', fontWeight: 'semibold' },
};

/** Chakra styles for the elements of react-day-picker, by its documented class names. */
export const dayCalendarStyles: SystemStyleObject = {
  width: '292px',
  padding: '1.5',
  textStyle: 'grid',
  fontWeight: 'normal',
  cursor: 'default',
  '& .rdp-months': { position: 'relative' },
  '& .rdp-nav': { position: 'absolute', top: '2px', insetEnd: '-4px', display: 'flex' },
  '& .rdp-nav svg': { _rtl: { scale: '-1 1' } },
  '& .rdp-month_caption': {
    height: '36px',
    display: 'flex',
    alignItems: 'center',
    fontSize: '15px',
    fontWeight: 'semibold',
  },
  '& table': { width: 'full', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th': { height: '28px', fontSize: '11px', fontWeight: 'medium', textAlign: 'center', color: 'fg.muted' },
  '& td': { paddingBlock: '1px', paddingInline: 0 },
  '& .rdp-day_button': dayButton,
  ...period,
  ...today,
};
