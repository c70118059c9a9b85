import { expect, test } from 'vitest';
import { missingNames } from './missing-names.ts';

const files: Record<string, string> = {
  'a.ts': 'export const first = 1;\nexport const second = 2;',
  'x/schemas/a.yaml': 'Merchant:\n  type: object\n',
};

test('reports names that the linked file does not contain', () => {
  const markdown = '`first`, `third` in [a](a.ts); `second` in [a](a.ts); `any` in [gone](gone.ts)';
  expect(missingNames(markdown, (target) => files[target])).toEqual(['third in a.ts']);
});

test('reports schemas that are not in the file they link to', () => {
  const markdown = '[`Merchant`](x/schemas/a.yaml) [`Carrier`](x/schemas/a.yaml)';
  expect(missingNames(markdown, (target) => files[target])).toEqual(['Carrier in x/schemas/a.yaml']);
});
