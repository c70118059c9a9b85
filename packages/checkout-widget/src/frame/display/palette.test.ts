import { readFileSync } from 'node:fs';
import { contrast, parseColor } from '@daftar/domain';
import { describe, expect, test } from 'vitest';
import { derivePalette } from './palette.ts';

const color = (text = '') => {
  const parsed = parseColor(text);
  if (!parsed) throw new Error(`no colour: ${text}`);
  return parsed;
};

const css = readFileSync(`${import.meta.dirname}/../styles/tokens.css`, 'utf8');

describe.each(['light', 'dark'])('the %s theme', (theme) => {
  const block = css.split('}').find((part) => part.includes(`color-scheme: ${theme}`)) ?? '';
  const tokens = Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#\w+)/g)].map(([, name, value]) => [name, value]),
  );

  test.each([
    ['text', 'surface', 4.5],
    ['text', 'page', 4.5],
    ['text', 'accent-tint', 4.5],
    ['text-muted', 'surface', 4.5],
    ['text-muted', 'page', 4.5],
    ['text-muted', 'accent-tint', 4.5],
    ['accent', 'accent-tint', 4.5],
    ['on-accent', 'accent', 4.5],
    ['negative', 'surface', 4.5],
    ['negative', 'negative-tint', 4.5],
    ['text', 'negative-tint', 4.5],
    ['positive', 'positive-tint', 4.5],
    ['control-border', 'surface', 3],
    ['accent', 'surface', 3],
  ])('%s on %s has a contrast of at least %s : 1', (ink, paper, ratio) => {
    expect(contrast(color(tokens[ink]), color(tokens[paper]))).toBeGreaterThanOrEqual(ratio);
  });
});

test.each([
  ['#fff', [255, 255, 255]],
  ['#0B6B69', [11, 107, 105]],
  ['rgb(1, 2, 3)', [1, 2, 3]],
  ['rgb(1 2 3)', [1, 2, 3]],
])('parses the colour %s', (text, rgb) => {
  expect(parseColor(text)).toEqual(rgb);
});

test.each(['red', 'url(https://evil.test)', '#12', 'rgb(300,0,0)', '#fff;}'])(
  'does not parse %s as a colour',
  (text) => {
    expect(parseColor(text)).toBeUndefined();
  },
);

test('black on white has a contrast of 21 : 1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});

test('derives no tokens when the shop sets no colours', () => {
  expect(derivePalette({}, 'light')).toEqual({ palette: {}, refused: [] });
});

test.each([
  ['#ffffff', '#1b1a18', '#8c3b24'],
  ['#fffdf8', '#2b211a', '#8c3b24'],
  ['#101820', '#f5f5f5', '#f5b041'],
  ['#777777', '#ffffff', '#ffff00'],
])('derives readable colours from surface %s, text %s and accent %s', (surface, text, accent) => {
  const { palette } = derivePalette({ surface, text, accent }, 'light');
  const paper = color(palette.surface);
  expect(contrast(color(palette.text), paper)).toBeGreaterThanOrEqual(4.4);
  expect(contrast(color(palette['on-accent']), color(palette.accent))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(color(palette['control-border']), paper)).toBeGreaterThanOrEqual(3);
});

test('rejects a text and an accent that are unreadable on the surface', () => {
  const { palette, refused } = derivePalette(
    { surface: '#ffffff', text: '#eeeeee', accent: '#fafafa' },
    'light',
  );
  expect(refused).toEqual(['text', 'accent']);
  expect(contrast(color(palette.text), color('#ffffff'))).toBeGreaterThan(4.5);
  expect(contrast(color(palette.accent), color('#ffffff'))).toBeGreaterThan(3);
});

test('rejects a value that is not a colour', () => {
  expect(derivePalette({ accent: 'url(x)' }, 'light')).toEqual({ palette: {}, refused: ['accent'] });
});
