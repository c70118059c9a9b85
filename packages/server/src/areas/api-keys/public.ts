// The only file of this area that other folders may import (see ../../README.md).
export { lockNamedMerchant } from './create.ts';
export { assertMayRotateMain } from './main-key.ts';
