import { conflict } from '../../../basics/problems.ts';
import type { Gateway } from '../../../gateway.ts';

/** Throws 409 when the installation accepts no card numbers on its own pages (`CARD_ENTRY=redirect`). */
export function assertCardsAccepted({ settings }: Pick<Gateway, 'settings'>): void {
  if (settings.cardEntry === 'redirect') throw conflict('checkout.cardEntry');
}
