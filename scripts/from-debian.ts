import { execFileSync } from 'node:child_process';

/** Tries to install a Debian package. Does not report failure: the caller checks whether the program exists afterwards. */
export function installFromDebian(name: string): void {
  console.error(`Installing ${name} with apt-get …`);
  const apt = (...given: string[]) =>
    execFileSync('apt-get', ['-qq', ...given], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    apt('update');
    apt('install', '-y', name);
  } catch {
    // Not a Debian system, or not root.
  }
}
