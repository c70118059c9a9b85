import { currency, day, email, mobile, msisdn, url } from './known-texts.ts';

const checks = { currency, day, email, mobile, msisdn, url };

/** Kinds of text that JSON Schema cannot express. */
export type KnownKind = keyof typeof checks;

/** Tells whether a text is one of its kind. */
export const isKnown = (kind: KnownKind, text: string): boolean => checks[kind](text);
