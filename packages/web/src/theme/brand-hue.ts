import { colorText, contrast, mix, type Rgb } from '@daftar/domain';
import { rgbOf } from './contrast-of.ts';
import { type Hue, hues, neutrals } from './palettes.ts';

const white: Rgb = [255, 255, 255];
const { panel, emphasized } = neutrals.bg;

/** Returns a background tinted with `share` of a colour. */
const tint = (color: Rgb, ground: string, share: number): Rgb => mix(rgbOf(ground), color, share);

/** Lightens an accent until it is readable on the lightest background of the dark theme and on its own tint. */
function lightened(accent: Rgb): { solid: Rgb; subtle: Rgb } {
  for (let share = 0; ; share += 0.02) {
    const solid = mix(accent, white, Math.min(share, 1));
    const subtle = tint(solid, panel.dark, 0.12);
    const grounds = [rgbOf(emphasized.dark), subtle];
    if (share >= 1 || grounds.every((ground) => contrast(solid, ground) >= 4.6)) return { solid, subtle };
  }
}

/** Returns the palette of actions and focus made from an installation's accent (see `isReadableAccent`). */
export function brandHue(accent: string | undefined): Hue {
  if (accent === undefined) return hues.brand;
  const light = rgbOf(accent);
  const dark = lightened(light);
  const solid = { light: colorText(light), dark: colorText(dark.solid) };
  return {
    solid,
    fg: solid,
    contrast: { light: '#ffffff', dark: neutrals.bg.DEFAULT.dark },
    subtle: { light: colorText(tint(light, panel.light, 0.1)), dark: colorText(dark.subtle) },
  };
}
