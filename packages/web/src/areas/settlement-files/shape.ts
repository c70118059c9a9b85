import type { SettlementShapes } from '@daftar/sdk';

/** How the settlement files of a provider are parsed. */
export type Shape = SettlementShapes['data'][number];
