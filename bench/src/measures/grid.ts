import { bundlePage } from '../grid/bundle-page.ts';
import { peerPackages, peerPages } from '../grid/peer-pages.ts';
import { measureSide, type Round, type Side, summary } from '../grid/side.ts';
import type { Measure, Result } from '../result.ts';
import { startChromium } from '../tools/chromium.ts';
import { versionOf, withPackages } from '../tools/peers.ts';
import { packageFolder } from '../tools/places.ts';

const ROUNDS = 5;

const ownSide = async (): Promise<Side> => ({
  name: 'ours',
  files: await bundlePage("import './src/dev/big-grid.tsx';", packageFolder('web')),
  box: '.grid',
});

const peerSides = (): Promise<Side[]> =>
  withPackages(peerPackages, (folder) =>
    Promise.all(
      peerPages.map(async ({ name, main, code, box }) => ({
        name: `${name} ${versionOf(folder, main)}`,
        box,
        files: await bundlePage(code, folder),
      })),
    ),
  );

/** The grids take turns, so that other load on the machine affects all equally. */
async function measureRounds(sides: Side[]): Promise<Map<string, Round[]>> {
  const rounds = new Map(sides.map(({ name }) => [name, [] as Round[]]));
  const browser = await startChromium();
  try {
    for (let done = 0; done < ROUNDS; done++)
      for (const side of sides) rounds.get(side.name)?.push(await measureSide(browser, side));
  } finally {
    await browser.close();
  }
  return rounds;
}

type Summary = ReturnType<typeof summary>;

const ms = (value: number) => `${value.toFixed(1)} ms`;
const mountOf = ({ time, own }: Summary['many']) => `${ms(time)} (its thread ${ms(own)})`;

/** Measures the kit's grid in a real browser, next to AG Grid and MUI X. */
export const grid: Measure = async () => {
  const own = await ownSide();
  const rounds = await measureRounds([own, ...(await peerSides())]);
  const found = new Map([...rounds].map(([name, all]) => [name, summary(all)]));
  const ours = found.get(own.name) ?? summary([]);
  found.delete(own.name);
  const beside = (tell: (one: Summary) => string) =>
    [...found].map(([name, one]) => `${name} ${tell(one)}`).join(', ');
  const result = (measure: string, value: number, budget: number, reference: string): Result => ({
    measure: `grid: ${measure}`,
    value,
    unit: 'ms',
    budget,
    limit: 'at most',
    reference,
  });
  const mount = (size: string, of: 'many' | 'few') =>
    result(
      `${size} rows, mount`,
      ours[of].time,
      100,
      `its thread ${ms(ours[of].own)}, ${beside((one) => mountOf(one[of]))}`,
    );
  const elements = beside((one) => String(one.elements));
  return [
    mount('100,000', 'many'),
    mount('500', 'few'),
    result(
      'script a frame, median',
      ours.script,
      4,
      beside((one) => ms(one.script)),
    ),
    result(
      'script a frame, p95',
      ours.scriptP95,
      4,
      beside((one) => ms(one.scriptP95)),
    ),
    { ...result('elements', ours.elements, 599, elements), unit: 'elements' },
  ];
};
