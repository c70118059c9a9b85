import type { TextFault } from '../text/typed-text.ts';
import { currency, day, email, lines, mobile, msisdn, phone, text, url } from './known-texts.ts';

const typed = { text, lines };
const checks = { currency, day, email, mobile, msisdn, phone, url };

type TypedKind = keyof typeof typed;

/** Names of the text formats that JSON Schema cannot express. */
export type KnownKind = keyof typeof checks | TypedKind;

const isTyped = (kind: string): kind is TypedKind => Object.hasOwn(typed, kind);

/** Returns the rule of typed texts that a text violates; undefined for formats of other texts. */
export const faultOfKind = (kind: string, value: string): TextFault | undefined =>
  isTyped(kind) ? typed[kind](value) : undefined;

/** Tells whether a text has a format. */
export const isKnown = (kind: KnownKind, value: string): boolean =>
  isTyped(kind) ? typed[kind](value) === undefined : checks[kind](value);
