import type { ar } from './ar.ts';

/** Every text that the frame shows, named by its English words. */
export type Text = keyof typeof ar;
