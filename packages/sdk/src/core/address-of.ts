import { DaftarError } from './errors.ts';
import type { DaftarOptions } from './options.ts';

/** Returns the absolute URL of a path with its query; an absolute URL remains unchanged. */
export function addressOf(path: string, { baseUrl, baseUrls = {} }: DaftarOptions): string {
  if (!path.startsWith('/')) return path;
  const group = path.split(/[/?]/)[1] ?? '';
  return (baseUrls[group] ?? baseUrl).replace(/\/$/, '') + path;
}

/** Throws if `baseUrl` is missing, or an address is none: the first call would fail with a message that names neither. */
export function assertAddresses({ baseUrl, baseUrls }: Partial<DaftarOptions> = {}): void {
  const page = (globalThis as { location?: { href?: string } }).location?.href;
  for (const [name, address] of Object.entries({ baseUrl, ...baseUrls })) {
    if (typeof address !== 'string')
      throw new DaftarError(
        `createDaftar needs ${name}: the address of your Daftar, such as https://pay.example.com`,
      );
    try {
      new URL(address, page);
    } catch {
      throw new DaftarError(
        `createDaftar needs an address as ${name}, such as https://pay.example.com, not '${address}'`,
      );
    }
  }
}
