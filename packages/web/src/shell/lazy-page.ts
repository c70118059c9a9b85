import { lazyRouteComponent } from '@tanstack/react-router';

/** Thrown when a page's code failed to load and a reload of the app would fail, too. */
export class PageLoadError extends Error {}

/** Matches the browsers' error messages for a failed dynamic import. */
const failedImport = /dynamically imported module|module script failed/;
const asked = { cache: 'no-store', headers: { accept: 'text/html' } } as const;

/** Tells whether reloading the app would work; without a network it would end on the browser's error page. */
const canReload = async () =>
  navigator.onLine &&
  (await fetch('/', { ...asked, signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  ));

/**
 * A lazily loaded page. When a newer version has removed the code, the router reloads the app once; offline, this throws
 * `PageLoadError` instead.
 */
export const lazyPage: typeof lazyRouteComponent = (importer, name) =>
  lazyRouteComponent(
    () =>
      importer().catch(async (error: unknown) => {
        throw failedImport.test(String(error)) && !(await canReload()) ? new PageLoadError() : error;
      }),
    name,
  );
