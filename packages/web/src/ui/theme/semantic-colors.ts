import { type Hue, hues, neutrals, type Shade } from './palettes.ts';

const token = ({ light, dark }: Shade) => ({ value: { base: light, _dark: dark } });

function tokens<Name extends string>(shades: Readonly<Record<Name, Shade>>) {
  const entries = Object.entries<Shade>(shades).map(([name, shade]) => [name, token(shade)]);
  return Object.fromEntries(entries) as Record<Name, ReturnType<typeof token>>;
}

const { panel } = neutrals.bg;

/** `share` percent of the solid colour on the ground of a panel. */
const tint = ({ solid }: Hue, share: number) =>
  token({
    light: `color-mix(in srgb, ${solid.light} ${share}%, ${panel.light})`,
    dark: `color-mix(in srgb, ${solid.dark} ${share}%, ${panel.dark})`,
  });

const paletteOf = (hue: Hue) => ({
  ...tokens(hue),
  muted: tint(hue, 20),
  emphasized: tint(hue, 32),
  border: tint(hue, 40),
  // Focus has one colour everywhere.
  focusRing: token(hues.brand.solid),
});

const { gray, brand, green, orange, red, blue } = hues;

const ofStates = (part: keyof Hue) =>
  tokens({ error: red[part], warning: orange[part], success: green[part], info: blue[part] });

/** Chakra's semantic colour tokens with our values. */
export const semanticColors = {
  bg: { ...tokens(neutrals.bg), ...ofStates('subtle') },
  fg: { ...tokens(neutrals.fg), ...ofStates('fg') },
  border: { ...tokens(neutrals.border), ...ofStates('solid') },
  gray: paletteOf(gray),
  brand: paletteOf(brand),
  green: paletteOf(green),
  orange: paletteOf(orange),
  red: paletteOf(red),
  blue: paletteOf(blue),
};
