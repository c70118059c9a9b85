import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { splitScripts } from './split-scripts.ts';

const contract = fileURLToPath(new URL('../generated/openapi.json', import.meta.url));
const storage = fileURLToPath(new URL('sandbox-storage.js', import.meta.url));
const redocly = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);

/** Renders the contract with Redoc into a folder: index.html with its scripts, which load nothing from other servers. */
export async function buildReference(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const output = path.join(folder, 'index.html');
  const options = ['--inlineBundle', '--openapi.disableTelemetry', '--title', 'Daftar API', '-o', output];
  await promisify(execFile)(process.execPath, [redocly, 'build-docs', contract, ...options], {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const { html, scripts } = splitScripts(readFileSync(output, 'utf8'));
  writeFileSync(output, html.replace('<head>', '<head>\n  <script src="/docs/sandbox-storage.js"></script>'));
  copyFileSync(storage, path.join(folder, 'sandbox-storage.js'));
  for (const { name, text } of scripts) writeFileSync(path.join(folder, name), text);
}
