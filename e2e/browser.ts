import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags that keep a headless browser quiet on closed networks and in containers. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
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

const attempts: { say: string; command: [string, string[]][] }[] = [
  {
    say: 'apt-get install chromium',
    command: [
      ['apt-get', ['update', '-qq']],
      ['apt-get', ['install', '-y', '-qq', 'chromium']],
    ],
  },
  { say: 'playwright install chromium', command: [['npx', ['playwright', 'install', 'chromium']]] },
];

/** A Chromium to test with: the system's, or one that is installed now; a clear sentence when none can be had. */
export function findBrowser(): string {
  for (const { say, command } of attempts) {
    const found = installed();
    if (found) return found;
    console.log(`No Chromium yet: ${say} …`);
    try {
      for (const [program, args] of command)
        execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    } catch {
      // The next way is tried, and the end says what to do.
    }
  }
  const found = installed();
  if (found) return found;
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
  return process.exit(1);
}
