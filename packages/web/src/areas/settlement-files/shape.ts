import type { SettlementShapes } from '@daftar/sdk';

/** How the settlement files of a provider are read. */
export type Shape = SettlementShapes['data'][number];
