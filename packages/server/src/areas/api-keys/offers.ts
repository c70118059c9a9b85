export { assertMayGive } from './check-limits.ts';
export { merchantMeant } from './create.ts';
export { assertMayRotateMain } from './main-key.ts';
