import {
  checkboxAnatomy,
  comboboxAnatomy,
  fieldAnatomy,
  fieldsetAnatomy,
  nativeSelectAnatomy,
  segmentGroupAnatomy,
  switchAnatomy,
  tableAnatomy,
} from '@chakra-ui/react/anatomy';
import { defineConfig } from '@chakra-ui/react/styled-system';

const control = {
  bg: 'bg.panel',
  borderColor: 'border.control',
  _placeholder: { color: 'fg.muted' },
  // Chakra fades disabled controls; a read-only record must stay readable.
  _disabled: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'border', opacity: 1 },
  _readOnly: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'border' },
};

/**
 * Aligns the text of every control to the right on a right-to-left page. Without this, numbers, addresses and other left-to-right
 * values would be on the left. Typed text gets its direction from its own characters.
 */
const aligned = { _rtl: { textAlign: 'right', '&:not([dir])': { unicodeBidi: 'plaintext' } } };

const outlined = { defaultVariants: { size: 'sm' }, variants: { variant: { outline: control } } } as const;

/** Controls whose chosen state has the accent colour. */
const chosen = (slots: string[]) => ({
  slots,
  base: { root: { colorPalette: 'brand' } },
  defaultVariants: { size: 'sm' },
});

/**
 * Differences from Chakra's controls: denser, opaque, outlines with a contrast of 3:1, and the accent colour for the chosen
 * state.
 */
export const controlRecipes = defineConfig({
  theme: {
    recipes: {
      button: {
        // Chakra fades disabled buttons; which action is not possible must stay readable.
        base: { fontWeight: 'medium', _disabled: { opacity: 1, color: 'fg.muted' } },
        variants: {
          variant: {
            solid: {
              colorPalette: 'brand',
              _disabled: { bg: { base: 'bg.emphasized', _hover: 'bg.emphasized' } },
            },
            outline: {
              bg: 'bg.panel',
              '--outline-color': 'colors.border.emphasized',
              _hover: { bg: 'bg.muted' },
            },
            ghost: { _hover: { bg: 'bg.muted' } },
          },
        },
        defaultVariants: { variant: 'outline', size: 'sm' },
      },
      input: { ...outlined, base: aligned },
      textarea: {
        ...outlined,
        base: { ...aligned, minHeight: '84px', resize: 'vertical' },
      },
      checkmark: {
        variants: { variant: { solid: { borderColor: 'border.control', colorPalette: 'brand' } } },
      },
    },
    slotRecipes: {
      field: {
        slots: fieldAnatomy.keys(),
        base: {
          root: { gap: '1' },
          label: { textStyle: 'grid', _disabled: { opacity: 1 } },
          errorText: { fontWeight: 'normal' },
        },
      },
      fieldset: {
        slots: fieldsetAnatomy.keys(),
        base: {
          legend: { textStyle: 'grid', _disabled: { opacity: 1 } },
          helperText: { textStyle: 'xs' },
          errorText: { textStyle: 'xs', fontWeight: 'normal' },
        },
      },
      nativeSelect: {
        slots: nativeSelectAnatomy.keys(),
        variants: { variant: { outline: { field: { ...control, cursor: 'pointer' } } } },
        defaultVariants: { size: 'sm' },
      },
      table: {
        slots: tableAnatomy.keys(),
        variants: { variant: { line: { row: { bg: 'bg.panel' } } } },
      },
      combobox: {
        slots: comboboxAnatomy.keys(),
        base: { trigger: { color: 'fg.muted' } },
        variants: { variant: { outline: { input: control } } },
        defaultVariants: { size: 'sm' },
      },
      checkbox: {
        ...chosen(checkboxAnatomy.keys()),
        variants: { variant: { solid: { control: { borderColor: 'border.control' } } } },
      },
      switch: chosen(switchAnatomy.keys()),
      segmentGroup: {
        ...chosen(segmentGroupAnatomy.keys()),
        base: {
          root: { colorPalette: 'brand' },
          // Chakra's own indicator has the page's colour, which our track has too.
          indicator: { bg: { _light: 'bg.panel', _dark: 'bg.emphasized' } },
        },
      },
    },
  },
});
