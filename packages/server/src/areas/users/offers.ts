export { createUser } from './create.ts';
export { type UserRow, userConditions, userList, userWire } from './store.ts';
