import type { Browser, Page } from 'playwright-core';
import { median } from '../tools/median.ts';
import type { PageFiles } from './bundle-page.ts';
import { countElements, makeRows, mountRows, scrollRows } from './in-page.ts';
import { openPage } from './open-page.ts';
import { scriptPerFrame } from './script-per-frame.ts';

const MANY = 100_000;
const FEW = 500;
const FRAMES = 240;
/** Pixels per frame, as when somebody turns the mouse wheel fast. */
const STEP = 120;

/** One of the compared grids. */
export interface Side {
  name: string;
  files: PageFiles;
  box: string;
}

/** The times of one round, in milliseconds. */
export interface Round {
  many: Mount;
  few: Mount;
  /** Script time of each frame while scrolling. */
  frames: number[];
  elements: number;
}

interface Mount {
  time: number;
  /** Processor time of the page's main thread. */
  own: number;
}

async function mount(page: Page, count: number): Promise<Mount> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskTime = async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  await page.evaluate(makeRows, count);
  // Collect the garbage of `makeRows` now, so that its collection is not counted as the grid's work.
  await page.requestGC();
  const before = await taskTime();
  const time = await page.evaluate(mountRows);
  return { time, own: (await taskTime()) - before };
}

async function freshMount(browser: Browser, side: Side, count: number): Promise<Mount> {
  const page = await openPage(browser, side.files);
  const found = await mount(page, count);
  await page.context().close();
  return found;
}

async function scroll(browser: Browser, side: Side): Promise<Pick<Round, 'frames' | 'elements'>> {
  const page = await openPage(browser, side.files);
  await mount(page, MANY);
  const asked = { box: side.box, step: STEP };
  // Warm up: code that runs for the first time is not compiled yet.
  await page.evaluate(scrollRows, { ...asked, frames: 60 });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.evaluate(scrollRows, { ...asked, frames: FRAMES });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const elements = await page.evaluate(countElements);
  await page.context().close();
  return { frames: scriptPerFrame(traceEvents), elements };
}

/** Measures a grid once. Each part runs in a new page. */
export const measureSide = async (browser: Browser, side: Side): Promise<Round> => ({
  many: await freshMount(browser, side, MANY),
  few: await freshMount(browser, side, FEW),
  ...(await scroll(browser, side)),
});

const middle = (mounts: Mount[]): Mount => ({
  time: median(mounts.map(({ time }) => time)),
  own: median(mounts.map(({ own }) => own)),
});

/** Returns the medians of all rounds. The frames of all rounds are pooled. */
export function summary(rounds: Round[]) {
  const frames = rounds.flatMap((round) => round.frames).toSorted((a, b) => a - b);
  return {
    many: middle(rounds.map(({ many }) => many)),
    few: middle(rounds.map(({ few }) => few)),
    script: median(frames),
    scriptP95: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN,
    elements: Math.max(...rounds.map((round) => round.elements)),
  };
}
