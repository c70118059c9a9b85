// The only file of this area that other folders may import (see ../../README.md).
export { createProduct } from './create.ts';
export { type ProductRow, productFields } from './fields.ts';
export { productConditions, productList } from './store.ts';
