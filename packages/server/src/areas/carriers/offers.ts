// What other areas and rooms may import of this area (see ../../README.md).
export { createCarrier } from './create.ts';
export { type CarrierListRow, carrierFields } from './fields.ts';
export { carrierConditions, carrierList } from './store.ts';
