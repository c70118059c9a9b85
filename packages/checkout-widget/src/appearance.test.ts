import { expect, test } from 'vitest';
import { checkAppearance } from './appearance.ts';
import { derivePalette } from './frame/display/palette.ts';

test('returns no warning for readable colours', () => {
  expect(checkAppearance({})).toEqual([]);
  expect(checkAppearance({ theme: 'light', surface: '#fffdf8', text: '#2b211a', accent: '#8c3b24' })).toEqual(
    [],
  );
});

test('warns about an unreadable text and accent, with the minimum contrast', () => {
  const warnings = checkAppearance({
    theme: 'light',
    surface: '#ffffff',
    text: '#eeeeee',
    accent: '#fafafa',
  });
  expect(warnings).toMatchObject([
    { color: 'text', theme: 'light', needed: 4.5 },
    { color: 'accent', theme: 'light', needed: 3 },
  ]);
  for (const { ratio } of warnings) expect(ratio).toBeLessThan(1.3);
});

test('checks a theme that follows the device in light and in dark', () => {
  expect(checkAppearance({ text: '#1b1a18' })).toMatchObject([{ color: 'text', theme: 'dark' }]);
});

test('warns about a value that is not a colour', () => {
  expect(checkAppearance({ theme: 'dark', accent: 'url(x)' })).toEqual([{ color: 'accent', theme: 'dark' }]);
});

test.each([
  { text: '#777777', surface: '#808080' },
  { accent: '#ffff00' },
  { accent: '#0b6b69', text: '#000000', surface: '#ffffff' },
  { surface: 'none', text: '#222222' },
])('warns about exactly the colours that the frame does not use: %j', (colors) => {
  for (const theme of ['light', 'dark'] as const) {
    const warned = checkAppearance({ ...colors, theme }).map(({ color }) => color);
    expect(warned).toEqual(expect.arrayContaining(derivePalette(colors, theme).refused));
    expect(warned).toHaveLength(derivePalette(colors, theme).refused.length);
  }
});
