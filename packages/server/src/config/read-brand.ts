import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The installation's branding. */
export interface Brand {
  name: string;
  /** Colour of actions and focus, `#rrggbb`. */
  accent: string | undefined;
  logo: Logo | undefined;
}

export interface Logo {
  type: 'image/svg+xml' | 'image/png';
  bytes: Buffer;
}

const types: Readonly<Record<string, Logo['type']>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };
const MOST_BYTES = 200_000;

/** Tells whether a file can be the logo: an SVG or PNG of at most 200 KB. */
export function isLogo(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return path.extname(file) in types && stat?.isFile() === true && stat.size <= MOST_BYTES;
}

/** Reads a logo that `isLogo` accepts. */
export function readLogo(file: string): Logo {
  return { type: types[path.extname(file)] ?? 'image/png', bytes: readFileSync(file) };
}
