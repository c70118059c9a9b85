export { createPackage } from './create.ts';
export { type PackageRow, packageConditions, packageList, packageWire } from './store.ts';
