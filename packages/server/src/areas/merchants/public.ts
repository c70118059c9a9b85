// The only file of this area that other folders may import (see ../../README.md).
export { addBalance } from './add-balance.ts';
export { createMerchant } from './create.ts';
export { type MerchantListRow, merchantFields } from './fields.ts';
export { visibleMerchant } from './reads.ts';
export { merchantConditions, merchantList } from './store.ts';
