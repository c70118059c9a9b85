// The only file of this area that other folders may import (see ../../README.md).
export { assertSeller } from './assert-seller.ts';
export { createService } from './create.ts';
export { type ServiceRow, serviceFields } from './fields.ts';
export { serviceConditions, serviceFor, serviceListFor } from './store.ts';
