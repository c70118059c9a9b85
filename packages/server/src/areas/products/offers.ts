export { createProduct } from './create.ts';
export { type ProductRow, productConditions, productList, productWire } from './store.ts';
