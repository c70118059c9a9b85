// What other areas and rooms may import of this area (see ../../README.md).
export { createRole } from './create.ts';
export { assertNoMore, assertNoMoreThere } from './escalation.ts';
export { type RoleListRow, type RoleRow, roleFields } from './fields.ts';
export { keepingGrantors } from './keeping-grantors.ts';
export { roleConditions, roleList } from './store.ts';
