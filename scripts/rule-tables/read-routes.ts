import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownImports } from './own-imports.ts';

/** An address of the back-office with the files of its page. */
export interface Route {
  readonly path: string;
  /** The file that declares the route, with its guard. */
  readonly route: string;
  readonly page: string;
  /** Files of the page's folder that the page uses. */
  readonly parts: readonly string[];
}

const ROUTE = /createRoute\(\{[\s\S]*?\bpath: '([^']+)'[\s\S]*?import\('([^']+)'\)/g;

/** Returns the routes that an area's manifest declares; `read` returns a page's code. */
export function routesIn(file: string, code: string, read: (page: string) => string): readonly Route[] {
  return [...code.matchAll(ROUTE)].map(([, address = '', target = '']) => {
    const page = path.posix.join(path.posix.dirname(file), target);
    const parts = [...new Set(ownImports(read(page)).values())].filter((part) => !part.includes('-queries'));
    return {
      path: address,
      route: file,
      page,
      parts: parts.map((part) => path.posix.join(path.posix.dirname(page), part)),
    };
  });
}

/** Reads every route of the back-office, by its address. */
export function readRoutes(): readonly Route[] {
  const files = execFileSync('git', ['ls-files', 'packages/web/src/areas/*/area.ts'], { encoding: 'utf8' });
  const read = (file: string) => readFileSync(file, 'utf8');
  return files
    .trimEnd()
    .split('\n')
    .filter((file) => existsSync(file))
    .flatMap((file) => routesIn(file, read(file), read))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
