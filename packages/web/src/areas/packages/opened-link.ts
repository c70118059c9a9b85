import type { Package } from '@daftar/sdk';
import { Store } from '@tanstack/react-store';

/** The package whose 'Payout Link' dialog is open. */
export const openedLink = new Store<Package | undefined>(undefined);
