const key = 'daftar.wanted';

/** Tells whether a path is local; rejects forms such as '//host' that a browser resolves to another host. */
const isOwn = (path: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(path);

/** Stores the path to open after the sign-in. */
export function storeReturnPath(path: string): void {
  if (path !== '/' && isOwn(path)) sessionStorage.setItem(key, path);
}

/** Returns the path to open after the sign-in and removes it. */
export function takeReturnPath(): string | undefined {
  const path = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return path !== undefined && isOwn(path) ? path : undefined;
}
