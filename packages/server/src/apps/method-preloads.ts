import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StartData } from '../areas/checkout/public.ts';

/** Files of each method's form, by provider and method; the frame's build writes them. */
export type Preloads = Record<string, Record<string, string[]> | undefined>;

export function readPreloads(folder: string): Preloads {
  const file = path.join(folder, 'preloads.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the tags that let a browser download the form of the session's first method together with the page. */
export function preloadTags(preloads: Preloads, { session, service }: StartData): string {
  if (!session || !service) return '';
  const [first = ''] = session.paymentMethods;
  const files = preloads[service.serviceProvider.trim().toLowerCase()]?.[first] ?? [];
  return files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
}
