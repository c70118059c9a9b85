import type { Package } from '@daftar/sdk';
import { Store } from '@tanstack/react-store';

/** The package whose payment link is open in the dialog 'Payout Link'; undefined while it is closed. */
export const openedLink = new Store<Package | undefined>(undefined);
