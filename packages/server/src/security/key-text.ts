import { createHash } from 'node:crypto';
import { randomText } from '../basics/ids.ts';
import type { Settings } from '../gateway.ts';

/** `test` if payments go to sandboxes, otherwise `live`. A key of one mode is rejected in the other. */
export type KeyMode = 'test' | 'live';

export const modeOf = ({ sandbox }: Pick<Settings, 'sandbox'>): KeyMode => (sandbox ? 'test' : 'live');

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const newPublicKey = (mode: KeyMode): string => `pk_${mode}_${randomText(32)}`;

export const newKeyText = (mode: KeyMode): string => `sk_${mode}_${randomText(40)}`;

/** Tells whether the text is a key of the other mode. */
export const isOfOtherMode = (key: string, mode: KeyMode): boolean =>
  key.startsWith(mode === 'test' ? 'sk_live_' : 'sk_test_');
