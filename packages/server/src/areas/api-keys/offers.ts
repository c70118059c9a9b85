// What other areas and rooms may import of this area (see ../../README.md).
export { merchantMeant } from './create.ts';
export { assertMayRotateMain } from './main-key.ts';
