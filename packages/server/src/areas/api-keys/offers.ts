export { merchantMeant } from './create.ts';
export { assertMayRotateMain } from './main-key.ts';
