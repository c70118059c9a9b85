import values from '@daftar/words/values/ur.json' with { type: 'json' };
import type { ValueWord } from './arabic-values.ts';

/** The same values as `arabicValues` in Urdu. */
export const urduValues = values satisfies Readonly<Record<ValueWord, string>>;
