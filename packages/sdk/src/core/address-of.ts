import type { DaftarOptions } from './options.ts';

/** Returns the absolute URL of a path with its query; an absolute URL remains unchanged. */
export function addressOf(path: string, { baseUrl, baseUrls = {} }: DaftarOptions): string {
  if (!path.startsWith('/')) return path;
  const group = path.split(/[/?]/)[1] ?? '';
  return (baseUrls[group] ?? baseUrl).replace(/\/$/, '') + path;
}
