import type { Subscription } from '@daftar/sdk';
import { Store } from '@tanstack/react-store';

/** The subscription whose charges are shown. */
export const openedSubscription = new Store<Subscription | undefined>(undefined);
