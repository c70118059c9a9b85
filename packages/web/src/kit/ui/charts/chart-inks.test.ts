import { describe, expect, test } from 'vitest';
import { distance, visions } from '../../../../test/colour-vision.ts';
import { contrastOf } from '../../../theme/contrast-of.ts';
import { neutrals } from '../../../theme/palettes.ts';
import { chartInks, fillOf, inkCount, inkOf, restInk } from './chart-inks.ts';

const inks = [...chartInks, restInk];
const pairs = inks.flatMap((one, index) => inks.slice(0, index).map((other) => [one, other] as const));

describe.each(['light', 'dark'] as const)('chart colours in the %s theme', (mode) => {
  test.each(['DEFAULT', 'panel', 'muted'] as const)('have a contrast of at least 3:1 on %s', (ground) => {
    for (const ink of inks)
      expect(contrastOf(ink[mode], neutrals.bg[ground][mode])).toBeGreaterThanOrEqual(3);
  });

  test.each(visions)('stay distinct for %s colour vision, the first four clearly so', (vision) => {
    for (const [one, other] of pairs)
      expect(distance(one[mode], other[mode], vision), `${one[mode]} ${other[mode]}`).toBeGreaterThan(0.05);
    const first = inks.slice(0, 4);
    for (const [index, one] of first.entries())
      for (const other of first.slice(0, index))
        expect(distance(one[mode], other[mode], vision)).toBeGreaterThan(0.15);
  });
});

test('the deutan simulation brings red and green closer, and no simulation brings black and white closer', () => {
  expect(distance('#a05010', '#6e6a00', 'deutan')).toBeLessThan(distance('#a05010', '#6e6a00', 'all') / 2);
  for (const vision of visions) expect(distance('#000000', '#ffffff', vision)).toBeCloseTo(1, 2);
});

test('each of the first 24 slots has a colour and fill of its own, and all later slots share one', () => {
  expect(inkCount).toBe(24);
  const looks = Array.from({ length: 30 }, (_, slot) => `${inkOf(slot)} ${fillOf(slot)}`);
  expect(new Set(looks.slice(0, 25)).size).toBe(25);
  expect(new Set(looks.slice(24)).size).toBe(1);
  expect([0, 7, 8, 15, 16, 23, 24].map(fillOf)).toEqual([
    ...['plain', 'plain', 'striped', 'striped', 'dotted', 'dotted', 'plain'],
  ]);
});
