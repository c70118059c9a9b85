// The only file of this area that other folders may import (see ../../README.md).
export { createPackage } from './create.ts';
export { type PackageForm, type PackageRow, packageFields } from './fields.ts';
export { packageFor } from './package-wire.ts';
export { packageConditions, packageList } from './store.ts';
