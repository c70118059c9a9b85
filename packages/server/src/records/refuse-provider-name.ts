import { conflict } from '../basics/problems.ts';
import type { Gateway } from '../gateway.ts';
import { lookAlikeKey } from './look-alike-key.ts';

/**
 * Throws 409 when a new name of a merchant or carrier looks like the provider's name, because others could mistake its users
 * and messages for the provider's.
 */
export function refuseProviderName(
  { settings }: Pick<Gateway, 'settings'>,
  name: string,
  before?: string,
): void {
  if (before !== undefined && name.trim() === before) return;
  if (lookAlikeKey(name) === lookAlikeKey(settings.providerName))
    throw conflict('account.nameTaken', {}, 'name');
}
