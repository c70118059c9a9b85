import { expect, test } from 'vitest';
import { type MessageKey, messages } from './specified-messages.ts';

type TextsOf<Entries extends Record<string, MessageKey>> = { readonly [Name in keyof Entries]: string };

const shown = new Set<string>();

/** Registers a test that shows the texts of the given keys. When it passes, the keys count as shown. */
export function testMessages<const Entries extends Record<string, MessageKey>>(
  keysByName: Entries,
  run: (texts: TextsOf<Entries>) => Promise<void>,
): void {
  const keys = Object.values(keysByName);
  const texts = Object.fromEntries(
    Object.entries(keysByName).map(([name, key]) => [name, messages[key]]),
  ) as TextsOf<Entries>;
  test(`the app shows the specified text for “${keys.join('” and “')}”`, async () => {
    await run(texts);
    for (const key of keys) shown.add(key);
  });
}

/** Registers the check that no specified text lacks a test. It must be the last test of the file. */
export function testEveryMessageWasShown(): void {
  test('every specified text is shown by one of the tests above', () => {
    expect(Object.keys(messages).filter((key) => !shown.has(key))).toEqual([]);
  });
}
