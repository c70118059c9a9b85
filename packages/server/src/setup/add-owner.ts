import { allPermissions } from '../access/permissions.ts';
import type { Gateway } from '../gateway.ts';
import { addPerson, type Login } from './add-person.ts';
import { OWNER_NAME } from './owner-name.ts';

/** Adds the platform owner's first user, with every permission. */
export const addOwner = (gateway: Gateway): Promise<Login> =>
  addPerson(gateway, {
    who: 'Owner, everything',
    name: 'Salma Hegazy',
    userName: OWNER_NAME,
    userType: 'Admin',
    account: gateway.owner,
    role: {
      name: 'Administrator',
      description: 'Everything, people and roles included.',
    },
    permissions: allPermissions(),
  });
