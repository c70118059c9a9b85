import type { DaftarOptions } from './options.ts';

/** Returns the whole address of a path with its query; an absolute address stays as it is. */
export function addressOf(path: string, { baseUrl, baseUrls = {} }: DaftarOptions): string {
  if (!path.startsWith('/')) return path;
  const group = path.split(/[/?]/)[1] ?? '';
  return (baseUrls[group] ?? baseUrl).replace(/\/$/, '') + path;
}
