import type { ar } from './ar.ts';

/** Every text that the frame shows. Its key is the English text. */
export type Text = keyof typeof ar;
