/** Colour values of the light and the dark theme, under the names of Chakra's semantic tokens. */
export type Shade = { readonly light: string; readonly dark: string };

/**
 * Colours of backgrounds, texts and lines. `border.control`, the outline of inputs, has a contrast of 3:1 on every background.
 */
export const neutrals = {
  bg: {
    DEFAULT: { light: '#faf9f7', dark: '#151412' },
    subtle: { light: '#f3f1ed', dark: '#11100e' },
    muted: { light: '#f5f3ef', dark: '#262420' },
    emphasized: { light: '#e6e2db', dark: '#302d28' },
    panel: { light: '#ffffff', dark: '#1d1c19' },
    overlay: { light: '#ffffff', dark: '#272521' },
    inverted: { light: '#1f1d1a', dark: '#f1eee8' },
  },
  fg: {
    DEFAULT: { light: '#1f1d1a', dark: '#f1eee8' },
    muted: { light: '#625c53', dark: '#a9a297' },
    subtle: { light: '#6b645a', dark: '#a39c91' },
    inverted: { light: '#ffffff', dark: '#151412' },
  },
  border: {
    DEFAULT: { light: '#e6e2db', dark: '#302d28' },
    muted: { light: '#efece6', dark: '#26241f' },
    subtle: { light: '#f5f3ef', dark: '#211f1c' },
    emphasized: { light: '#cfc9bf', dark: '#4a463f' },
    control: { light: '#857e73', dark: '#7d766a' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Shade>>>>;

/** The base colours of a palette; its other tokens are mixed from them. */
export type Hue = {
  readonly fg: Shade;
  readonly solid: Shade;
  readonly contrast: Shade;
  readonly subtle: Shade;
};

const onSolid = { light: '#ffffff', dark: '#151412' };

/** The palettes that a component accepts as `colorPalette`. `brand` is the accent, used only for actions and focus. */
export const hues = {
  gray: {
    fg: { light: '#1f1d1a', dark: '#f1eee8' },
    solid: { light: '#1f1d1a', dark: '#f1eee8' },
    contrast: onSolid,
    subtle: { light: '#f3f1ed', dark: '#262420' },
  },
  brand: {
    fg: { light: '#0b5c56', dark: '#56b9ad' },
    solid: { light: '#0b5c56', dark: '#56b9ad' },
    contrast: { light: '#ffffff', dark: '#0b1f1c' },
    subtle: { light: '#e3f0ee', dark: '#17302d' },
  },
  green: {
    fg: { light: '#1a6639', dark: '#72c893' },
    solid: { light: '#1a6639', dark: '#72c893' },
    contrast: onSolid,
    subtle: { light: '#e5f3e9', dark: '#16301f' },
  },
  orange: {
    fg: { light: '#825000', dark: '#e2ad55' },
    solid: { light: '#825000', dark: '#e2ad55' },
    contrast: onSolid,
    subtle: { light: '#fbf0db', dark: '#35290f' },
  },
  red: {
    fg: { light: '#ac281e', dark: '#f28d81' },
    solid: { light: '#ac281e', dark: '#f28d81' },
    contrast: onSolid,
    subtle: { light: '#fbe9e7', dark: '#3b1b18' },
  },
  blue: {
    fg: { light: '#1d5ca3', dark: '#84b7ed' },
    solid: { light: '#1d5ca3', dark: '#84b7ed' },
    contrast: onSolid,
    subtle: { light: '#e7effa', dark: '#17293e' },
  },
} as const satisfies Readonly<Record<string, Hue>>;

export type PaletteName = keyof typeof hues;
