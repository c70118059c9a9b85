import { lazyRouteComponent } from '@tanstack/react-router';

/** A page whose code did not come, and that a reload would not bring either. */
export class PageAway extends Error {}

/** What the browsers say of code that they cannot fetch. */
const unfetched = /dynamically imported module|module script failed/;
const asked = { cache: 'no-store', headers: { accept: 'text/html' } } as const;

/** Whether the app itself would come again: without a network a reload ends at the browser's own error page. */
const reloads = async () =>
  navigator.onLine &&
  (await fetch('/', { ...asked, signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  ));

/** A page whose code comes when it is wanted. Code that a newer version took away is fetched by one reload, as the router does. */
export const lazyPage: typeof lazyRouteComponent = (importer, name) =>
  lazyRouteComponent(
    () =>
      importer().catch(async (error: unknown) => {
        throw unfetched.test(String(error)) && !(await reloads()) ? new PageAway() : error;
      }),
    name,
  );
