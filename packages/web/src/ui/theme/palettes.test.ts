import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { hues, neutrals, type PaletteName } from './palettes.ts';

const { inverted: _inverted, ...grounds } = neutrals.bg;
const names = Object.keys(hues) as PaletteName[];

describe.each(['light', 'dark'] as const)('the palettes of the %s theme', (mode) => {
  test.each(Object.entries(grounds))('have readable text on the ground %s', (_name, ground) => {
    expect(contrast(neutrals.fg.DEFAULT[mode], ground[mode])).toBeGreaterThanOrEqual(7);
    expect(contrast(neutrals.fg.muted[mode], ground[mode])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(neutrals.fg.subtle[mode], ground[mode])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(names)(
    'have readable %s text on every ground, on its own ground and on its solid colour',
    (name) => {
      const hue = hues[name];
      for (const ground of [...Object.values(grounds), hue.subtle])
        expect(contrast(hue.fg[mode], ground[mode])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(hue.contrast[mode], hue.solid[mode])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('have visible outlines of controls on every ground', () => {
    const outline = neutrals.border.control[mode];
    for (const ground of Object.values(grounds))
      expect(contrast(outline, ground[mode])).toBeGreaterThanOrEqual(3);
  });
});
