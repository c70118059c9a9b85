import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductFiles } from '../../src/start/start-product.ts';

/** Writes built pages to a folder, each with its name in its title and script. */
export function makePageFiles(): { files: Required<ProductFiles>; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-pages-'));
  const page = (name: string): string => {
    const at = path.join(folder, name);
    mkdirSync(path.join(at, 'assets'), { recursive: true });
    writeFileSync(path.join(at, 'index.html'), `<!doctype html><title>${name}</title>`);
    writeFileSync(path.join(at, 'assets', 'app-1a2b.js'), `'${name}'`);
    return at;
  };
  const loader = path.join(folder, 'loader.js');
  writeFileSync(loader, "'loader'");
  return {
    files: { web: page('web'), frame: page('frame'), reference: page('reference'), loader },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
