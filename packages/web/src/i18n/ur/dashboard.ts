import type { dashboard as arabic } from '../ar/dashboard.ts';

/** Urdu texts of the dashboard. */
export const dashboard: Readonly<Record<keyof typeof arabic, string>> = {};
