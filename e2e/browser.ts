import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian } from '../scripts/from-debian.ts';

/** Chromium's headless shell, from Debian's package of the same name. It takes far less processor time than the browser. */
const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags for a headless browser in containers and on networks without internet access. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // Without this flag, headless Chromium rounds the widths of glyphs, which users' browsers do not.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installed(): string | undefined {
  return [process.env.CHROMIUM, ...SYSTEM, chromium.executablePath()].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );
}

const attempts = [
  () => installFromDebian('chromium'),
  () => execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'pipe'] }),
];

/** Returns the path of a Chromium: the system's, or one that it installs now. Ends the process with a message when it cannot install one. */
export function findBrowser(): string {
  if (!process.env.CHROMIUM && !existsSync(SHELL)) installFromDebian('chromium-headless-shell');
  for (const install of attempts) {
    const found = installed();
    if (found) return found;
    try {
      install();
    } catch {
      // Try the next way to install; the message below says what to do if all fail.
    }
  }
  const found = installed();
  if (found) return found;
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
  return process.exit(1);
}
