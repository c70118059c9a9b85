import { expect, test } from 'vitest';
import { brokenLinks } from './broken-links.ts';

test('reports relative links without a file, and no links to other sites or to headings', () => {
  const markdown =
    '[a](here.md) [b](gone.md#part) [c](https://example.com/x) [d](#below) ![e](pictures/gone.png)';
  expect(brokenLinks(markdown, (target) => target === 'here.md')).toEqual(['gone.md', 'pictures/gone.png']);
});
