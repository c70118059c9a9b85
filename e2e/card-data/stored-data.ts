import type { BrowserContext, Page } from '@playwright/test';

/** Returns what a browser keeps, of all origins: cookies, localStorage and IndexedDB; sessionStorage and caches of the open frames. */
export async function storedData(context: BrowserContext): Promise<string> {
  const kept = await context.storageState({ indexedDB: true });
  const frames = context.pages().flatMap((page) => page.frames());
  const inFrames = await Promise.all(frames.map(ofFrame));
  return JSON.stringify([kept, ...inFrames]);
}

type Frame = ReturnType<Page['frames']>[number];

const ofFrame = (frame: Frame): Promise<unknown> =>
  frame
    .evaluate(async () => {
      const cached = await Promise.all(
        (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name);
          const requests = await cache.keys();
          return Promise.all(
            requests.map(async ({ url }) => [url, await (await cache.match(url))?.text()] as const),
          );
        }),
      );
      return [
        { ...sessionStorage },
        { ...localStorage },
        document.cookie,
        location.href,
        history.state,
        cached,
      ];
    })
    // A frame without an origin has no storage.
    .catch(() => undefined);
