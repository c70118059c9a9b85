import { expect, test } from 'vitest';
import { filesToPreload } from './method-preloads.ts';

const chunk = (fileName: string, imports: string[], modules: string[] = [], isEntry = false) => ({
  ...{ fileName, imports, isEntry, moduleIds: modules, facadeModuleId: null },
});

test('lists the form and its imports, without the files that the page loads anyway', () => {
  const chunks = [
    chunk('page.js', ['shared.js'], [], true),
    chunk('shared.js', []),
    chunk('card.js', ['shared.js', 'fields.js'], ['/src/frame/methods/card/card-details.tsx']),
    chunk('fields.js', ['fields.js', 'page.js']),
    chunk('other.js', []),
  ];
  expect(filesToPreload('card/card-details.tsx', chunks)).toEqual(['card.js', 'fields.js']);
  expect(filesToPreload('gone/gone.tsx', chunks)).toEqual([]);
});
