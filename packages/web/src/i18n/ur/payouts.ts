import type { payouts as arabic } from '../ar/payouts.ts';

/** Urdu texts of payout requests. */
export const payouts: Readonly<Record<keyof typeof arabic, string>> = {};
