/** The first run: adds the first users to an empty database, only once even when several processes start together. */
export { permissionsOf } from '../access/permissions.ts';
export { addFirstOwner } from './add-first-owner.ts';
export { addOwner } from './add-owner.ts';
export { addPerson, type Login, type Person } from './add-person.ts';
export { onFirstRun } from './on-first-run.ts';
export { SETUP } from './setup.ts';
