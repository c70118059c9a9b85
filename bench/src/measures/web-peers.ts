import { globSync } from 'node:fs';
import type { Measure, Result } from '../result.ts';
import { kb } from '../tools/gzipped.ts';
import { packageFolder } from '../tools/places.ts';
import { appSize } from '../web-peers/app-size.ts';
import { apps } from '../web-peers/apps.ts';
import { type RouteSize, routeSizes } from '../web-peers/own-build.ts';

const FIRST = 'src/areas/merchants/merchant-list.tsx';
const DASHBOARD = 'src/areas/dashboard/dashboard.tsx';
/** Lists whose file is not named `*-list.tsx`, or that share a chunk with another page. */
const OTHER_LISTS = ['src/areas/reports/reports.tsx', 'src/areas/reports/check/check-pages.tsx'];

const listSources = () => [
  FIRST,
  ...globSync('src/areas/*/*-list.tsx', { cwd: packageFolder('web') }).filter(
    (source) => source !== FIRST && !/card-list|reconciliation-list/.test(source),
  ),
  ...OTHER_LISTS,
];

const describe = ({ route, added }: RouteSize) => `${route} ${kb(added)}`;

function increment(measure: string, sizes: RouteSize[], budget: number, beside: string): Result {
  const [largest] = sizes.toSorted((a, b) => b.added - a.added);
  if (!largest) throw new Error('No route was measured');
  return {
    measure: `web-peers: ${measure}, gz`,
    value: largest.added,
    unit: 'KB',
    budget,
    limit: 'at most',
    reference: [...sizes.map(describe), ...(beside ? [beside] : [])].join(', '),
  };
}

/** Measures the JavaScript to a usable list, next to other products', and the JavaScript that our lists and dashboard add to the shell. */
export const webPeers: Measure = async () => {
  const sizes = await routeSizes([...listSources(), DASHBOARD]);
  const dashboard = sizes.at(-1);
  const lists = sizes.slice(0, -1);
  const others: string[] = [];
  for (const app of apps) {
    const { version, size } = await appSize(app);
    others.push(`${app.name} ${version} ${kb(size)}`);
  }
  return [
    {
      measure: 'web-peers: JS to a usable list, gz',
      value: lists[0]?.whole ?? Number.NaN,
      unit: 'KB',
      budget: 290,
      limit: 'at most',
      reference: others.join(', '),
    },
    increment('what the largest list adds', lists, 70, ''),
    increment('what the dashboard adds', dashboard ? [dashboard] : [], 120, 'with its charts'),
  ];
};
