import refusals from '@daftar/words/checkout/refusals-ur.json' with { type: 'json' };
import texts from '@daftar/words/checkout/ur.json' with { type: 'json' };
import type { refusalsAr } from './ar.ts';
import type { Text } from './text.ts';

/** Urdu texts by English text. */
export const ur: Record<Text, string> = texts;

/** Urdu translations, by code, of the gateway's error messages. */
export const refusalsUr: Record<keyof typeof refusalsAr, string> = refusals;
