import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { integrityOf } from './integrity-of.ts';

/** A script or style of the payment page: its file, its purpose and its hash (PCI DSS 4.0.1, requirement 6.4.3). */
export interface InventoryEntry {
  path: string;
  bytes: number;
  integrity: string;
  purpose: string;
}

const purposes: [RegExp, string][] = [
  [/\/i18n\/|refusals-/, 'Texts of one language, loaded when the customer reads that language.'],
  [/\/methods\//, 'One way to pay, loaded when the customer chooses it.'],
];

/** Returns the purpose of a chunk on the payment page, by the source file from which it was built. */
export function purposeOf(path: string, source: string | null | undefined, isEntry: boolean): string {
  if (path.endsWith('.css')) return 'Look of the payment page.';
  if (isEntry) return 'Shows the payment page, checks what is typed, and calls the gateway.';
  const found = purposes.find(([pattern]) => pattern.test(source ?? ''));
  return found?.[1] ?? 'A part of the payment page, loaded when it is needed.';
}

/** Adds integrity hashes to a page's scripts, preloads and styles. */
export function withIntegrity(html: string, integrities: Map<string, string>): string {
  return html.replace(/<(?:script|link)\b[^>]*?(?:src|href)="(\/assets\/[^"]+)"/g, (tag, file: string) => {
    const integrity = integrities.get(file);
    return integrity ? `${tag} integrity="${integrity}"` : tag;
  });
}

/**
 * After the build: writes `script-inventory.json`, writes the hashes of the page's own scripts and styles into
 * `index.html`, and compresses the files for the gateway.
 */
export function scriptInventory(): Plugin {
  return {
    name: 'script-inventory',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const scripts = Object.values(bundle)
        .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
        .map((file): InventoryEntry => {
          const content = readFileSync(path.join(dir, file.fileName));
          const isEntry = file.type === 'chunk' && file.isEntry;
          const source = file.type === 'chunk' ? (file.facadeModuleId ?? file.moduleIds[0]) : undefined;
          return {
            path: `/${file.fileName}`,
            bytes: content.length,
            integrity: integrityOf(content),
            purpose: purposeOf(file.fileName, source, isEntry),
          };
        })
        .sort((a, b) => a.path.localeCompare(b.path));
      writeFileSync(path.join(dir, 'script-inventory.json'), `${JSON.stringify({ scripts }, null, 2)}\n`);
      const page = path.join(dir, 'index.html');
      const integrities = new Map(scripts.map(({ path, integrity }) => [path, integrity]));
      writeFileSync(page, withIntegrity(readFileSync(page, 'utf8'), integrities));
      compress(path.join(dir, 'assets'));
    },
  };
}

function compress(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
    const content = readFileSync(path.join(folder, name));
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
