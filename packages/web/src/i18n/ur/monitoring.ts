import type { monitoring as arabic } from '../ar/monitoring.ts';

/** Urdu texts of checkout logs, overviews and the page of a payment. */
export const monitoring: Readonly<Record<keyof typeof arabic, string>> = {};
