// Playwright serialises each function into the browser's page and its frames, so it may use nothing from outside itself.

export interface Watched extends Window {
  /** Sum of the layout shifts that no input caused. */
  shift?: number;
}

/** Adds up the layout shifts of a document. */
export function watchShift(): void {
  const page: Watched = window;
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) page.shift = (page.shift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the time at which the browser reached the loader's tag, in milliseconds since 1970: its request starts at once. */
export function loaderStart(): number {
  const loader = performance.getEntriesByType('resource').find(({ name }) => name.includes('/loader'));
  return performance.timeOrigin + (loader?.startTime ?? Number.NaN);
}

/** Waits until the first method's form is painted; returns the time in milliseconds since 1970. */
export function formShown(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const usable = document.querySelector('form button[type=submit]:not([disabled])');
      const field = document.querySelector('form input:not([type=radio])');
      if (!usable || !field) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      // A message posted during a frame arrives after that frame is painted.
      port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
      return port2.postMessage(undefined);
    };
    look();
  });
}
