import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { type Purpose, palette } from './palette.ts';

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-overlay'] as const;
const states = ['accent', 'positive', 'caution', 'negative', 'info'] as const;

describe.each(['light', 'dark'] as const)('the palette of the %s theme', (mode) => {
  const of = (text: Purpose, ground: Purpose) => contrast(palette[text][mode], palette[ground][mode]);

  test.each(surfaces)('has readable text on %s', (ground) => {
    expect(of('text', ground)).toBeGreaterThanOrEqual(7);
    expect(of('text-muted', ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(states)('has readable %s text on every surface and on its own background', (state) => {
    for (const ground of [...surfaces, `${state}-subtle` as const])
      expect(of(state, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('has readable text on the accent colour and visible strong borders', () => {
    expect(of('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(of('on-accent', 'accent-hover')).toBeGreaterThanOrEqual(4.5);
    for (const ground of surfaces) expect(of('border-strong', ground)).toBeGreaterThanOrEqual(3);
  });
});
