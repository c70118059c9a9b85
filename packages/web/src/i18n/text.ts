import type { texts } from './ar.ts';

/** An English text of the product that the dictionaries translate. */
export type Text = keyof typeof texts;
