import type { reports as arabic } from '../ar/reports.ts';

/** Urdu texts of the reports. */
export const reports: Readonly<Record<keyof typeof arabic, string>> = {};
