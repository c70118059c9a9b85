import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Measure } from '../result.ts';
import { builtFile } from '../tools/build-package.ts';
import { gzipped, kb } from '../tools/gzipped.ts';
import { pageFiles, withStaticImports } from '../tools/page-files.ts';

const LIST_SOURCE = 'src/areas/merchants/merchant-list.tsx';

/** Returns the built file of the merchants list: from the build's manifest if there is one, otherwise by its name. */
function listChunk(dist: string): string {
  const manifest = path.join(dist, '.vite/manifest.json');
  if (existsSync(manifest)) {
    const chunks: Record<string, { file: string } | undefined> = JSON.parse(readFileSync(manifest, 'utf8'));
    const chunk = chunks[LIST_SOURCE];
    if (chunk) return path.join(dist, chunk.file);
  }
  const assets = path.join(dist, 'assets');
  const file = readdirSync(assets).find((name) => /^merchant-list-.+\.js$/.test(name));
  if (!file) throw new Error(`The back-office's build has no chunk for ${LIST_SOURCE}`);
  return path.join(assets, file);
}

/** Measures the JavaScript that must load before a user can work with the merchants list. */
export const webSize: Measure = async () => {
  const html = await builtFile('web', 'index.html');
  const { scripts, styles } = pageFiles(html);
  const sizeOf = (files: string[]) => files.reduce((sum, file) => sum + gzipped(readFileSync(file)), 0);
  const first = await withStaticImports(scripts);
  const all = await withStaticImports([...scripts, listChunk(path.dirname(html))]);
  return [
    {
      measure: 'web-size: JS to a usable list, gz',
      value: sizeOf(all),
      unit: 'KB',
      budget: 270,
      limit: 'at most',
      reference: `${all.length} files, before the list's own ${kb(sizeOf(first))}, CSS ${kb(sizeOf(styles))}`,
    },
  ];
};
