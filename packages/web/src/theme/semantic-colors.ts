import { type Hue, hues, neutrals, type Shade } from './palettes.ts';

const token = ({ light, dark }: Shade) => ({ value: { base: light, _dark: dark } });

function tokens<Name extends string>(shades: Readonly<Record<Name, Shade>>) {
  const entries = Object.entries<Shade>(shades).map(([name, shade]) => [name, token(shade)]);
  return Object.fromEntries(entries) as Record<Name, ReturnType<typeof token>>;
}

const { panel } = neutrals.bg;

/** Mixes `share` percent of the solid colour into the background of a panel. */
const tint = ({ solid }: Hue, share: number) =>
  token({
    light: `color-mix(in srgb, ${solid.light} ${share}%, ${panel.light})`,
    dark: `color-mix(in srgb, ${solid.dark} ${share}%, ${panel.dark})`,
  });

const { gray, green, orange, red, blue } = hues;

const ofStates = (part: keyof Hue) =>
  tokens({ error: red[part], warning: orange[part], success: green[part], info: blue[part] });

/** Returns Chakra's semantic colour tokens with our values and the palette of an installation's brand. */
export function semanticColors(brand: Hue) {
  const paletteOf = (hue: Hue) => ({
    ...tokens(hue),
    muted: tint(hue, 20),
    emphasized: tint(hue, 32),
    border: tint(hue, 40),
    // The focus ring has the same colour everywhere.
    focusRing: token(brand.solid),
  });
  return {
    bg: { ...tokens(neutrals.bg), ...ofStates('subtle') },
    fg: { ...tokens(neutrals.fg), ...ofStates('fg') },
    border: { ...tokens(neutrals.border), ...ofStates('solid') },
    brand: paletteOf(brand),
    gray: paletteOf(gray),
    green: paletteOf(green),
    orange: paletteOf(orange),
    red: paletteOf(red),
    blue: paletteOf(blue),
  };
}
