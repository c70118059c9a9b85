import { blacklistSchema } from '@daftar/domain';
import * as v from 'valibot';

/** A pasted entry, and the line in which it stands, from 1. */
export type PastedEntry = { readonly line: number; readonly typed: string };
/** A pasted number; `msisdn` has digits only, with calling code. */
export type PastedNumber = PastedEntry & { readonly msisdn: string };

export type Numbers = {
  /** The numbers without duplicates. */
  readonly good: readonly PastedNumber[];
  /** Entries that are not a number with a calling code. */
  readonly bad: readonly PastedEntry[];
};

/** Upper limit of numbers in one import: each number needs a request of its own. */
export const mostNumbers = 500;

/** Reads pasted numbers: one in a line, or separated by commas or semicolons. */
export function numbersOf(text: string): Numbers {
  const entries = text.split(/\r\n|\n|\r/).flatMap((row, index) =>
    row
      .split(/[,\u060c;\u061b\t]+/)
      .map((entry) => ({ line: index + 1, typed: entry.trim() }))
      .filter(({ typed }) => typed !== ''),
  );
  const good = new Map<string, PastedNumber>();
  const bad: PastedEntry[] = [];
  for (const entry of entries) {
    const { success, output } = v.safeParse(blacklistSchema, { msisdn: entry.typed });
    if (!success) bad.push(entry);
    else if (!good.has(output.msisdn)) good.set(output.msisdn, { ...entry, msisdn: output.msisdn });
  }
  return { good: [...good.values()], bad };
}
