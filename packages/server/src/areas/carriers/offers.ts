export { createCarrier } from './create.ts';
export { type CarrierListRow, carrierConditions, carrierList, carrierWire } from './store.ts';
