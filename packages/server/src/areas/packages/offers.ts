export { createPackage } from './create.ts';
export { type PackageForm, type PackageRow, packageFields } from './fields.ts';
export { packageConditions, packageList } from './store.ts';
