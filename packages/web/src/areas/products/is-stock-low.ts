import type { Product } from '@daftar/sdk';

/** Tells whether the stock is below the threshold; false if either is missing. */
export const isStockLow = ({ inventory, lowStockThreshold }: Product['attributes']): boolean =>
  inventory !== undefined && lowStockThreshold !== undefined && inventory < lowStockThreshold;
