import { expect, test } from 'vitest';
import { affectedPackages, noticedFiles, packageOf } from './workspace.ts';

const packages = [
  { name: 'web', folder: 'packages/web', uses: ['domain', 'sdk', 'react'] },
  { name: 'domain', folder: 'packages/domain', uses: [] },
  { name: 'sdk', folder: 'packages/sdk', uses: ['contract'] },
  { name: 'contract', folder: 'openapi', uses: [] },
  { name: 'inner', folder: 'packages/web/inner', uses: [] },
];
const namesOf = (...files: string[]) => affectedPackages(packages, files).map(({ name }) => name);

test('a changed package affects those that use it, directly or not, each after what it uses', () => {
  expect(namesOf('openapi/openapi.yaml')).toEqual(['contract', 'sdk', 'web']);
  expect(namesOf('packages/domain/src/index.ts')).toEqual(['domain', 'web']);
  expect(namesOf('packages/web/src/app.tsx')).toEqual(['web']);
});

test('a file outside all packages affects none', () => {
  expect(namesOf('README.md', 'packages/websites/a.ts')).toEqual([]);
});

test('a file belongs to the innermost package', () => {
  expect(packageOf(packages, 'packages/web/inner/src/a.ts')?.name).toBe('inner');
});

test('a change that no exported file reaches stays inside its package', () => {
  const exporting = [
    { name: 'web', folder: 'packages/web', uses: [], entries: ['packages/web/src/pages.ts'] },
  ];
  const importers = new Set(['packages/web/src/pages.ts', 'packages/web/src/route.ts']);
  const noticed = (reaching: ReadonlySet<string>) =>
    noticedFiles(exporting, ['packages/web/src/route.ts'], () => reaching);
  expect(noticed(importers)).toHaveLength(1);
  expect(noticed(new Set())).toEqual([]);
  expect(affectedPackages(packages, ['packages/domain/a.ts'], []).map(({ name }) => name)).toEqual([
    'domain',
  ]);
});
