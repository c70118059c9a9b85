import {
  dialogAnatomy,
  drawerAnatomy,
  menuAnatomy,
  popoverAnatomy,
  toastAnatomy,
  tooltipAnatomy,
} from '@chakra-ui/react/anatomy';
import { defineConfig } from '@chakra-ui/react/styled-system';

/**
 * Elements that float above the page have a background and a border of their own, so that they stand out in the dark theme, too.
 */
const floating = { bg: 'bg.overlay', borderWidth: '1px', borderColor: 'border' };

/** Written as a colour value, because our theme has none of Chakra's alpha colours. */
const backdrop = { bg: 'rgb(20 18 15 / 45%)' };

/** A toast that another one covers has no buttons that can be pressed: they are back when the toasts spread out. */
const coveredToast = { '&[data-overlap][data-sibling] button': { visibility: 'hidden' } };

/** In toasts, only the icon has the colour of their state. */
const plainToast = (palette: 'green' | 'red') => ({
  bg: 'bg.overlay',
  color: 'fg',
  '--toast-trigger-bg': 'colors.bg.muted',
  '--toast-border-color': 'colors.border.emphasized',
  '& > svg': { color: `${palette}.fg` },
});
const plainToasts = {
  '&[data-type=success]': plainToast('green'),
  '&[data-type=error]': plainToast('red'),
};

export const overlayRecipes = defineConfig({
  theme: {
    slotRecipes: {
      menu: {
        slots: menuAnatomy.keys(),
        base: {
          content: { ...floating, '--menu-bg': 'colors.bg.overlay', minW: '184px', maxW: '320px' },
          item: {
            cursor: 'pointer',
            minH: '34px',
            // Forced colours drop backgrounds, but show this outline.
            _highlighted: { bg: 'bg.muted', outline: '2px solid transparent', outlineOffset: '-2px' },
            // Chakra fades disabled items, but the text in them that gives the reason must stay readable.
            _disabled: { opacity: 1, color: 'fg.muted', cursor: 'default' },
          },
          itemGroupLabel: { textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
        },
      },
      popover: {
        slots: popoverAnatomy.keys(),
        base: {
          content: {
            ...floating,
            '--popover-bg': 'colors.bg.overlay',
            width: 'auto',
            minW: '240px',
            maxW: 'min(360px, calc(100vw - 16px))',
            overflowY: 'auto',
          },
          body: { p: '2' },
        },
      },
      dialog: {
        slots: dialogAnatomy.keys(),
        // On a phone a dialog keeps clear of the window's edges, unless it fills the window.
        base: { content: floating, backdrop, positioner: { px: { base: '3', sm: '0' } } },
        variants: { size: { full: { positioner: { px: '0' } } } },
      },
      drawer: { slots: drawerAnatomy.keys(), base: { content: floating, backdrop } },
      tooltip: {
        slots: tooltipAnatomy.keys(),
        base: { content: { '--tooltip-bg': 'colors.fg', color: 'bg', overflowWrap: 'anywhere' } },
      },
      toast: {
        slots: toastAnatomy.keys(),
        base: {
          root: { ...floating, ...plainToasts, ...coveredToast, alignItems: 'center', py: '2.5', pe: '2' },
          title: { fontWeight: 'normal' },
          actionTrigger: { textStyle: 'grid', color: 'brand.fg' },
          closeTrigger: { position: 'static', boxSize: '7', color: 'fg.muted', _hover: { bg: 'bg.muted' } },
        },
      },
    },
  },
});
