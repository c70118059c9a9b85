// What other areas and rooms may import of this area (see ../../README.md).
export { createProduct } from './create.ts';
export { type ProductRow, productFields } from './fields.ts';
export { productConditions, productList } from './store.ts';
