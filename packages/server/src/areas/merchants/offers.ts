export { addBalance } from './add-balance.ts';
export { createMerchant } from './create.ts';
export { visibleMerchant } from './reads.ts';
export { type MerchantListRow, merchantConditions, merchantList } from './store.ts';
export { merchantWire } from './wire.ts';
