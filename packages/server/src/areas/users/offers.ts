// What other areas and rooms may import of this area (see ../../README.md).
export { createUser } from './create.ts';
export { type UserRow, userFields } from './fields.ts';
export { userConditions, userList } from './store.ts';
