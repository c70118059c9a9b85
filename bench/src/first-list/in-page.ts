// Playwright serialises each function into the browser's page, so it may use nothing from outside itself.

export interface Watched extends Window {
  /** Milliseconds; undefined until the row is shown. */
  firstRow?: number;
  newRows?: { whole: number; server: number };
}

/** Measures the time from the click on a submit button to the frame that shows a list's first row. */
export function watchFirstRow(): void {
  const page: Watched = window;
  // A message posted during a frame arrives after that frame is painted.
  const painted = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(undefined);
  };
  const press = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[type=submit]')) return;
    document.removeEventListener('click', press, true);
    const look = () => {
      const row = document.querySelector('[role="grid"] [role="row"][data-row="1"]');
      if (!row?.textContent) return requestAnimationFrame(look);
      return painted(() => {
        page.firstRow = performance.now() - event.timeStamp;
      });
    };
    look();
  };
  document.addEventListener('click', press, true);
}

/** Measures the time from a filter's change to the frame that shows the new rows, and the server's part of that time. */
export function watchNewRows(path: string): void {
  const page: Watched = window;
  const grid = () => document.querySelector('[role="grid"]');
  const painted = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(undefined);
  };
  const change = (event: Event) => {
    document.removeEventListener('change', change, true);
    const before = grid()?.getAttribute('aria-rowcount');
    const look = () => {
      const call = performance
        .getEntriesByType('resource')
        .find(({ name, startTime }) => startTime >= event.timeStamp && new URL(name).pathname === path);
      const other = grid()?.getAttribute('aria-rowcount') !== before;
      const row = grid()?.querySelector('[role="row"][data-row="1"]');
      if (!(call instanceof PerformanceResourceTiming) || !other || !row) return requestAnimationFrame(look);
      return painted(() => {
        const server = call.responseStart - call.requestStart;
        page.newRows = { whole: performance.now() - event.timeStamp, server };
      });
    };
    look();
  };
  document.addEventListener('change', change, true);
}
