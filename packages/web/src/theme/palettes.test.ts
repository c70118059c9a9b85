import { colorText, isReadableAccent } from '@daftar/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandHue } from './brand-hue.ts';
import { contrastOf } from './contrast-of.ts';
import { type Hue, hues, neutrals, type PaletteName } from './palettes.ts';

const { inverted: _inverted, ...grounds } = neutrals.bg;
const names = Object.keys(hues) as PaletteName[];
const modes = ['light', 'dark'] as const;

/** Expects a palette's text to be readable on every background, on its own subtle background and on its solid colour. */
function expectReadable(hue: Hue, mode: (typeof modes)[number]): void {
  for (const ground of [...Object.values(grounds), hue.subtle])
    expect(contrastOf(hue.fg[mode], ground[mode])).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(hue.contrast[mode], hue.solid[mode])).toBeGreaterThanOrEqual(4.5);
}

describe.each(modes)('the palettes of the %s theme', (mode) => {
  test.each(Object.entries(grounds))('have readable text on the ground %s', (_name, ground) => {
    expect(contrastOf(neutrals.fg.DEFAULT[mode], ground[mode])).toBeGreaterThanOrEqual(7);
    expect(contrastOf(neutrals.fg.muted[mode], ground[mode])).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(neutrals.fg.subtle[mode], ground[mode])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(names)('have readable %s text', (name) => expectReadable(hues[name], mode));

  test('have visible outlines of controls on every background', () => {
    const outline = neutrals.border.control[mode];
    for (const ground of Object.values(grounds))
      expect(contrastOf(outline, ground[mode])).toBeGreaterThanOrEqual(3);
  });
});

test('every accent that an installation may set gives readable texts in both themes', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const accents = fc.tuple(channel, channel, channel).map(colorText).filter(isReadableAccent);
  fc.assert(
    fc.property(accents, (accent) => {
      for (const mode of modes) expectReadable(brandHue(accent), mode);
    }),
  );
});
