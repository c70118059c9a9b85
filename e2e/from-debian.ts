import { execFileSync } from 'node:child_process';

/** Installs a package of Debian's, where one may; whoever calls looks for its program then, and says what to do if it is not there. */
export function installFromDebian(name: string): void {
  console.error(`Not installed yet: apt-get install ${name} …`);
  const apt = (...given: string[]) =>
    execFileSync('apt-get', ['-qq', ...given], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    apt('update');
    apt('install', '-y', name);
  } catch {
    // Another system, or not its administrator.
  }
}
