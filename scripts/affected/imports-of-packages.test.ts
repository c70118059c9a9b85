import { expect, test } from 'vitest';
import { importsOfPackages } from './imports-of-packages.ts';

const texts = new Map([
  ['p/index.ts', "export * from './money.ts';\nexport { shown as label, type Tone } from './tone.ts';"],
  ['p/money.ts', 'export const cents = 1;\nexport async function round() {}\nexport type Money = bigint;'],
  ['p/tone.ts', "export const shown = 'a';\nexport type Tone = string;"],
]);
const filesOf = importsOfPackages(texts, new Map([['@x/p', 'p/index.ts']]));

test('a name leads to the file that declares it, not to the whole package', () => {
  expect(filesOf("import { cents } from '@x/p';")).toEqual(['p/money.ts']);
  expect(filesOf("import type { Money } from '@x/p';\nimport { label } from '@x/p';")).toEqual([
    'p/money.ts',
    'p/tone.ts',
  ]);
  expect(filesOf("import {\n  round as toCents,\n  type Tone,\n} from '@x/p';")).toEqual([
    'p/money.ts',
    'p/tone.ts',
  ]);
});

test('a namespace and an unknown name lead to the entry', () => {
  expect(filesOf("import * as all from '@x/p';")).toEqual(['p/index.ts']);
  expect(filesOf("import { further } from '@x/p';")).toEqual(['p/index.ts']);
});

test('a package that is not ours leads nowhere', () => {
  expect(filesOf("import { expect } from 'vitest';\nimport React from 'react';")).toEqual([]);
});
