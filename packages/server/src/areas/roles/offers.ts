export { createRole } from './create.ts';
export { assertNoMore, assertNoMoreThere } from './escalation.ts';
export { keepingAnAdmin } from './last-admin.ts';
export { type RoleRow, roleConditions, roleList, roleWire } from './store.ts';
