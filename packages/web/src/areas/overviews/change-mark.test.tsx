import { Stat } from '@chakra-ui/react/stat';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../../i18n/i18n.ts';
import { system } from '../../theme/system.ts';
import { ChangeMark } from './change-mark.tsx';
import { useFigureTexts } from './use-figure-texts.ts';

afterEach(() => setLanguage('en'));

function Mark(props: { before: number | null | undefined; now: number; isRate?: boolean }) {
  return (
    <ChakraProvider value={system}>
      <Stat.Root>
        <ChangeMark {...props} texts={useFigureTexts('EGP')} />
      </Stat.Root>
    </ChakraProvider>
  );
}

const shown = (props: Parameters<typeof Mark>[0]) => render(<Mark {...props} />).container.textContent;

test('the change of an amount is told in percent', () => {
  expect(shown({ before: 80, now: 100 })).toBe('25%from the period before');
});

test.each([
  [87.2, 93.5, '6.3 percentage points'],
  [94, 93, '1 percentage point'],
  [93.52, 93.51, 'as before'],
] as const)('a rate that changes from %d to %d is told as %s', (before, now, words) => {
  const text = shown({ before, now, isRate: true });
  expect(text).toContain(words);
  expect(text).not.toContain('%');
  if (words.endsWith('point')) expect(text).not.toContain('points');
});

test('a rate without payments before is told as nothing before, and while that loads not at all', () => {
  expect(shown({ before: null, now: 96, isRate: true })).toBe('nothing before');
  expect(shown({ before: undefined, now: 96, isRate: true })).toBe('');
});

test('the change of a rate has a plural form in Arabic', async () => {
  await setLanguage('ar');
  expect(shown({ before: 90, now: 92, isRate: true })).toContain('نقطتان مئويتان');
});
