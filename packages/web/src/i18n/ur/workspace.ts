import type { workspace as arabic } from '../ar/workspace.ts';

/** Urdu texts of the workspace. */
export const workspace: Readonly<Record<keyof typeof arabic, string>> = {};
