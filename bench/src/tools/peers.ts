import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleSize } from './bundle-size.ts';
import { kb } from './gzipped.ts';

const run = promisify(execFile);

export interface Peer {
  name: string;
  packages: string[];
  /** What one of its users writes at least. */
  code: string;
}

/** Other products' packages, installed for this moment only and outside of the workspace. */
export async function withPackages<T>(packages: string[], use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-peers-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    await run('npm', ['install', ...quiet, ...packages], { cwd: folder });
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The version of a package that a folder has installed. */
export const versionOf = (folder: string, name: string): string =>
  JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Sizes of other products' packages. */
export async function peerSizes(peers: Peer[]): Promise<string[]> {
  return withPackages(
    peers.flatMap((peer) => peer.packages),
    async (folder) => {
      const sizes: string[] = [];
      for (const { name, code } of peers) {
        const size = await bundleSize(code, folder);
        // Its next version may not have what is imported: then nothing is bundled.
        if (size < 0.2) throw new Error(`${name} is empty: ${code}`);
        sizes.push(`${name} ${kb(size)}`);
      }
      return sizes;
    },
  );
}
