// What other areas and rooms may import of this area (see ../../README.md).
export { createPackage } from './create.ts';
export { type PackageForm, type PackageRow, packageFields } from './fields.ts';
export { packageConditions, packageList } from './store.ts';
