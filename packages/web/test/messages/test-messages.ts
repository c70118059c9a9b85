import { expect, test } from 'vitest';
import { type Moment, messages } from './list.ts';

type Of<Entries extends Record<string, Moment>> = { readonly [Name in keyof Entries]: string };

const seen = new Set<string>();

/** Tests that the texts of some moments are shown; they count as seen when it passes. */
export function shows<const Entries extends Record<string, Moment>>(
  moments: Entries,
  prove: (texts: Of<Entries>) => Promise<void>,
): void {
  const names = Object.values(moments);
  const texts = Object.fromEntries(
    Object.entries(moments).map(([name, moment]) => [name, messages[moment]]),
  ) as Of<Entries>;
  test(names.join(' · '), async () => {
    await prove(texts);
    for (const name of names) seen.add(name);
  });
}

/** The last test: no text of the list was left out. */
export function everyMessageWasSeen(): void {
  test('every text of the list was shown', () => {
    expect(Object.keys(messages).filter((moment) => !seen.has(moment))).toEqual([]);
  });
}
