import type { Currency } from '@daftar/domain';
import type { ChargeWay } from '../../src/providers/charge.ts';

export interface Way {
  /** Name of the sandbox. */
  name: string;
  way: ChargeWay;
  currency: Currency;
  /** True if the provider sends notices of changes. */
  notifies: boolean;
  /** True if the response to the charge has the provider's number. */
  numbers: boolean;
}

/** Every provider and way that starts with an open payment. */
export const ways: readonly Way[] = [
  { name: 'fawry', way: 'reference', currency: 'EGP', notifies: true, numbers: true },
  { name: 'fawry', way: 'qr', currency: 'EGP', notifies: true, numbers: true },
  { name: 'fawry', way: 'push', currency: 'EGP', notifies: true, numbers: true },
  { name: 'fawry', way: 'card', currency: 'EGP', notifies: true, numbers: true },
  { name: 'fawry', way: 'cardPage', currency: 'EGP', notifies: true, numbers: false },
  { name: 'paytab', way: 'cardPage', currency: 'KWD', notifies: true, numbers: true },
  { name: 'paymob', way: 'cardPage', currency: 'EGP', notifies: true, numbers: true },
  { name: 'paymob', way: 'walletPage', currency: 'EGP', notifies: true, numbers: true },
  { name: 'monty', way: 'cardPage', currency: 'AED', notifies: true, numbers: false },
  { name: 'jazzcash', way: 'push', currency: 'PKR', notifies: true, numbers: false },
  { name: 'jazzcash', way: 'cardPage', currency: 'PKR', notifies: true, numbers: false },
  { name: 'easypaisa', way: 'push', currency: 'PKR', notifies: false, numbers: false },
];

/** The ways in which the provider decides the payment in its response to the charge. */
export const atOnce: readonly Way[] = [
  { name: 'easypaisa', way: 'card', currency: 'PKR', notifies: false, numbers: false },
];
