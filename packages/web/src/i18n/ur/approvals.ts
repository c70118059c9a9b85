import type { approvals as arabic } from '../ar/approvals.ts';

/** Urdu texts of approval files. */
export const approvals: Readonly<Record<keyof typeof arabic, string>> = {};
