/** The first run: adds the accounts to an empty database, once even when several processes start together. */
export { permissionsOf } from '../access/permissions.ts';
export { addFirstOwner } from './add-first-owner.ts';
export { addOwner } from './add-owner.ts';
export { addPerson, type Login, type Person } from './add-person.ts';
export { onFirstRun } from './on-first-run.ts';
export { SETUP } from './setup.ts';
