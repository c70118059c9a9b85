import { useEffect, useState } from 'react';

export type Loader = { readonly path: string; readonly integrity: string };

const isLoader = (value: unknown): value is Loader =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'integrity' in value &&
  typeof value.integrity === 'string';

/** Reads path and hash of the loader's newest version; undefined until they are known, or if the server does not report them. */
export function useLoader(): Loader | undefined {
  const [loader, setLoader] = useState<Loader>();
  useEffect(() => {
    const left = new AbortController();
    const read = async () => {
      const answer = await fetch('/loader.json', { signal: left.signal });
      const found: unknown = await answer.json();
      if (isLoader(found)) setLoader(found);
    };
    // On failure the code uses the newest loader, without a hash.
    read().catch(() => {});
    return () => left.abort();
  }, []);
  return loader;
}
