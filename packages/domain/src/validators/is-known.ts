import { currency, day, email, mobile, msisdn, phone, url } from './known-texts.ts';

const checks = { currency, day, email, mobile, msisdn, phone, url };

/** Names of the text formats that JSON Schema cannot express. */
export type KnownKind = keyof typeof checks;

/** Tells whether a text has a format. */
export const isKnown = (kind: KnownKind, text: string): boolean => checks[kind](text);
