// Playwright serialises each function into the browser's page, so it may use nothing from outside itself.

interface GridPage extends Window {
  rows: readonly unknown[];
  showGrid: (rows: readonly unknown[]) => void;
}

/** Creates the rows that the grid will show. */
export function makeRows(count: number): void {
  const places = [
    ['Egypt', 'EGP'],
    ['Pakistan', 'PKR'],
    ['Malaysia', 'MYR'],
  ] as const;
  const names = ['Nile Books', 'Karachi Threads', 'Delta Games', 'Lahore Learning', 'Penang Prints'];
  const page = window as unknown as GridPage;
  page.rows = Array.from({ length: count }, (_, index) => {
    const [country, currency] = places[index % places.length] ?? places[0];
    return {
      _id: `mer_2rv8ryggjwuj5w8vwd3g${index.toString(36).padStart(6, '0')}`,
      name: `${names[index % names.length]} ${index + 1}`,
      country,
      currency,
      accountBalance: ((index * 104_729) % 90_000_000) / 100,
      status: index % 6 === 5 ? 'Inactive' : 'Active',
      createdDate: new Date(1_790_000_000_000 - index * 3_600_000).toISOString(),
    };
  });
}

/** Mounts a grid with the rows; returns the milliseconds until a frame shows ten complete rows. */
export async function mountRows(): Promise<number> {
  const page = window as unknown as GridPage;
  const filled = () =>
    [...document.querySelectorAll('[role="gridcell"]')].filter(({ textContent }) => textContent !== '')
      .length;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A message posted during a frame arrives after that frame is painted.
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  await frame();
  const start = performance.now();
  page.showGrid(page.rows);
  do await frame();
  while (filled() < 60);
  await painted();
  return performance.now() - start;
}

/** Scrolls an element by one step per frame, and back at its end. Marks its own work in the trace, so that it can be left out. */
export async function scrollRows(asked: { box: string; frames: number; step: number }): Promise<void> {
  const box = document.querySelector(asked.box);
  if (!box) throw new Error(`The page has no ${asked.box}`);
  const end = box.scrollHeight - box.clientHeight;
  let top = 0;
  let step = asked.step;
  for (let done = 0; done <= asked.frames; done++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    performance.mark('bench-frame');
    if (top + step > end || top + step < 0) step = -step;
    top += step;
    box.scrollTop = top;
    performance.mark('bench-frame-end');
  }
}

/** Returns the number of elements on the page. */
export const countElements = (): number => document.body.querySelectorAll('*').length;
