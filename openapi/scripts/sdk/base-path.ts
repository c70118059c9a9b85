/** Returns the parts of a path before its first placeholder: `/a`, `/a/b` and so on. */
function prefixes(path: string): string[] {
  const segments = (path.split('/{')[0] ?? '').split('/').slice(1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

/** Tells whether a path begins with the whole segments of a base path. */
export const isUnder = (base: string, path: string): boolean => path === base || path.startsWith(`${base}/`);

/**
 * Returns the base path of a resource: the common beginning of paths that shortens its calls most. Undefined when no two of
 * its operations share one.
 */
export function basePath(paths: string[]): string | undefined {
  const saved = (base: string) => (paths.filter((path) => isUnder(base, path)).length - 1) * base.length;
  const [best] = [...new Set(paths.flatMap(prefixes))].sort((a, b) => saved(b) - saved(a));
  return best && saved(best) > 0 ? best : undefined;
}
