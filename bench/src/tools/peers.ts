import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Sizes of other products' packages, installed for this moment only and outside of the workspace. */
export async function peerSizes(peers: Peer[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-peers-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    const packages = peers.flatMap((peer) => peer.packages);
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    await run('npm', ['install', ...quiet, ...packages], { cwd: folder });
    const sizes: string[] = [];
    for (const { name, code } of peers) sizes.push(`${name} ${kb(await bundleSize(code, folder))}`);
    return sizes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
