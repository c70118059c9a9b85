export { createUser } from './create.ts';
export { type UserRow, userFields } from './fields.ts';
export { userConditions, userList } from './store.ts';
