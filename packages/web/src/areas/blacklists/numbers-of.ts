import { blacklistSchema } from '@daftar/domain';
import * as v from 'valibot';

export type Numbers = {
  /** The numbers without duplicates: digits only, with calling code. */
  readonly good: readonly string[];
  /** Lines that are not a number with a calling code. */
  readonly bad: readonly string[];
};

/** Upper limit of numbers in one import: each number needs a request of its own. */
export const mostNumbers = 500;

/** Reads pasted numbers: one in a line, or separated by commas or semicolons. */
export function numbersOf(text: string): Numbers {
  const entries = text
    .split(/[\n\r,،;؛\t]+/)
    .map((entry) => entry.trim())
    .filter(Boolean);
  const good = new Set<string>();
  const bad: string[] = [];
  for (const entry of entries) {
    const { success, output } = v.safeParse(blacklistSchema, { msisdn: entry });
    if (success) good.add(output.msisdn);
    else bad.push(entry);
  }
  return { good: [...good], bad };
}
