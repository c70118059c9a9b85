import type { texts } from './ar.ts';

/** An English text of the product; the dictionaries have a translation of each. */
export type Text = keyof typeof texts;
