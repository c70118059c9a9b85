import { conflict } from '../basics/problems.ts';
import type { Gateway } from '../gateway.ts';
import { lookAlikeKey } from './look-alike-key.ts';

/**
 * Throws 409 when a new name of a merchant or carrier looks like the platform owner's name, because people could mistake its
 * users and messages for the platform owner's.
 */
export function refuseOwnerName({ owner }: Pick<Gateway, 'owner'>, name: string, before?: string): void {
  if (before !== undefined && name.trim() === before) return;
  if (lookAlikeKey(name) === lookAlikeKey(owner.name)) throw conflict('account.nameTaken', {}, 'name');
}
