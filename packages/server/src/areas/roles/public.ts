// The only file of this area that other folders may import (see ../../README.md).
export { createRole } from './create.ts';
export { assertNoMore, assertNoMoreThere } from './escalation.ts';
export { type RoleListRow, type RoleRow, roleFields } from './fields.ts';
export { keepingGrantors } from './keeping-grantors.ts';
export { roleConditions, roleList } from './store.ts';
