import type { Language } from './language.ts';
import type { Words } from './page-words.ts';
import { ar } from './words-ar.ts';
import { en } from './words-en.ts';
import { ur } from './words-ur.ts';

export const words: Record<Language, Words> = { en, ar, ur };
