import type { catalogue as arabic } from '../ar/catalogue.ts';

/** Urdu texts of products, packages, subscriptions and blacklists. */
export const catalogue: Readonly<Record<keyof typeof arabic, string>> = {};
