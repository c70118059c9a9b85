import { createHmac } from 'node:crypto';
import type { Gateway } from '../../gateway.ts';

/** Returns a keyed hash of a national id: equal for equal ids, and useless without the key. */
export const nationalIdKey = ({ keys }: Pick<Gateway, 'keys'>, nationalId: string): string =>
  createHmac('sha256', keys.data).update(`national-id:${nationalId}`).digest('base64url');
