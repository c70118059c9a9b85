import type { loans as arabic } from '../ar/loans.ts';

/** Urdu texts of loan accounts and their transactions. */
export const loans: Readonly<Record<keyof typeof arabic, string>> = {};
