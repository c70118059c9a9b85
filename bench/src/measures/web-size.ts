import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from '../../../scripts/compress-files.ts';
import type { Measure } from '../result.ts';
import { builtFile } from '../tools/build-package.ts';
import { kb } from '../tools/gzipped.ts';
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

/** Returns how many KB the server sends of the files: their compressed form where there is one. */
const sentSize = (files: string[], ending: 'br' | 'gz'): number =>
  files.reduce((sum, file) => {
    const compressed = `${file}.${ending}`;
    return sum + statSync(existsSync(compressed) ? compressed : file).size / 1000;
  }, 0);

/** Measures the JavaScript that the server sends before a user can work with the merchants list. */
export const webSize: Measure = async () => {
  const html = await builtFile('web', 'index.html');
  const { scripts, styles } = pageFiles(html);
  await compressFiles(path.dirname(html));
  const first = await withStaticImports(scripts);
  const all = await withStaticImports([...scripts, listChunk(path.dirname(html))]);
  return [
    {
      measure: 'web-size: JS to a usable list, gz',
      value: sentSize(all, 'gz'),
      unit: 'KB',
      budget: 290,
      limit: 'at most',
      reference: `${all.length} files, ${kb(sentSize(all, 'br'))} as brotli, before the list's own ${kb(sentSize(first, 'gz'))}, CSS ${kb(sentSize(styles, 'gz'))}`,
    },
  ];
};
