export { assertSeller } from './assert-seller.ts';
export { createService } from './create.ts';
export { type ServiceRow, serviceConditions, serviceFor, serviceList } from './store.ts';
