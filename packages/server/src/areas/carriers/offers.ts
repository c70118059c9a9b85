export { createCarrier } from './create.ts';
export { type CarrierListRow, carrierFields } from './fields.ts';
export { carrierConditions, carrierList } from './store.ts';
