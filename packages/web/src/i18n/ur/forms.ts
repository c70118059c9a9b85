import type { forms as arabic } from '../ar/forms.ts';

/** Urdu texts of the forms. */
export const forms: Readonly<Record<keyof typeof arabic, string>> = {};
