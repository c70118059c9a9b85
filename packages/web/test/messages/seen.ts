import { expect, test } from 'vitest';
import { type Moment, messages } from './list.ts';

type Of<Entries extends Record<string, Moment>> = { readonly [Name in keyof Entries]: string };

const seen = new Set<string>();

/** Defines a test that shows the texts of some situations. When it passes, they count as seen. */
export function shows<const Entries extends Record<string, Moment>>(
  moments: Entries,
  prove: (texts: Of<Entries>) => Promise<void>,
): void {
  const names = Object.values(moments);
  const texts = Object.fromEntries(
    Object.entries(moments).map(([name, moment]) => [name, messages[moment]]),
  ) as Of<Entries>;
  test(`shows the text for ${names.join(' · ')}`, async () => {
    await prove(texts);
    for (const name of names) seen.add(name);
  });
}

/** Defines the last test: it fails if a text of the list was not shown by any test before. */
export function everyMessageWasSeen(): void {
  test('every message of the specification was shown by a test', () => {
    expect(Object.keys(messages).filter((moment) => !seen.has(moment))).toEqual([]);
  });
}
