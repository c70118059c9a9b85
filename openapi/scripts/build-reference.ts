import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contract } from '../reference/operation.ts';
import { API_ADDRESS, CHECKOUT_ADDRESS, referencePages } from '../reference/pages.ts';

const source = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Writes the API reference into a folder: a page for each tag, style, script, and the contract with the placeholders of the servers. */
export function buildReference(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const contract: Contract = JSON.parse(readFileSync(source('../generated/openapi.json'), 'utf8'));
  const addresses = [API_ADDRESS, CHECKOUT_ADDRESS];
  const servers = contract.servers.map((server, index) => ({
    ...server,
    url: addresses[index] ?? server.url,
  }));
  for (const [name, text] of referencePages(contract)) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify({ ...contract, servers }));
  for (const name of ['try.js', 'reference.css'])
    copyFileSync(source(`../reference/${name}`), path.join(folder, name));
}
