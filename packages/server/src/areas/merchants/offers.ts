export { addBalance } from './add-balance.ts';
export { createMerchant } from './create.ts';
export { type MerchantListRow, merchantFields } from './fields.ts';
export { visibleMerchant } from './reads.ts';
export { merchantConditions, merchantList } from './store.ts';
