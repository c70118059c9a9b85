import type { shell as arabic } from '../ar/shell.ts';

/** Urdu texts of the shell. */
export const shell: Readonly<Record<keyof typeof arabic, string>> = {};
