// The only file of this area that other folders may import (see ../../README.md).
export { createCarrier } from './create.ts';
export { type CarrierListRow, carrierFields } from './fields.ts';
export { carrierConditions, carrierList } from './store.ts';
