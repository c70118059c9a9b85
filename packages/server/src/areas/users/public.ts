// The only file of this area that other folders may import (see ../../README.md).
export { createUser } from './create.ts';
export { type UserRow, userFields } from './fields.ts';
export { userConditions, userList } from './store.ts';
