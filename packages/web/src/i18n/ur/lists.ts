import type { lists as arabic } from '../ar/lists.ts';

/** Urdu texts of the lists. */
export const lists: Readonly<Record<keyof typeof arabic, string>> = {};
