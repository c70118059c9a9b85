import { allPermissions, permissionsOf } from '../access/permissions.ts';
import { createRole } from '../areas/roles/create.ts';
import { createUser } from '../areas/users/create.ts';
import { randomText } from '../basics/ids.ts';
import type { Permissions } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Gateway } from '../gateway.ts';
import { hashPassword } from '../security/passwords.ts';

export interface Login {
  who: string;
  userName: string;
  password: string;
}

const SETUP = { id: 'setup', name: 'First start' };

interface Person {
  who: string;
  name: string;
  userName: string;
  userType: 'Admin' | 'Operator' | 'Merchant';
  account: { id: string; name: string };
  role: { name: string; description: string };
  permissions: Permissions;
}

/** Makes a role and a user that holds it; the password is random and answered once. */
export async function addPerson(gateway: Gateway, person: Person): Promise<Login> {
  const password = randomText(12);
  const passwordHash = await hashPassword(password);
  const now = gateway.now();
  await inTransaction(gateway.db, async (trx) => {
    const { id: userTypeId, name: userTypeName } = person.account;
    const role = await createRole(
      trx,
      SETUP,
      { ...person.role, userTypeId, permissions: person.permissions },
      now,
    );
    await createUser(
      trx,
      SETUP,
      {
        name: person.name,
        userName: person.userName,
        passwordHash,
        email: `${person.userName}@example.com`,
        userType: person.userType,
        userTypeId,
        userTypeName,
        role,
      },
      now,
    );
  });
  return { who: person.who, userName: person.userName, password };
}

/** The owner's first account: every flag. */
export const addOwner = (gateway: Gateway): Promise<Login> =>
  addPerson(gateway, {
    who: 'Provider, everything',
    name: 'Salma Hegazy',
    userName: 'owner',
    userType: 'Admin',
    account: { id: gateway.settings.providerName, name: gateway.settings.providerName },
    role: {
      name: 'Administrator',
      description: 'Everything, people and roles included.',
    },
    permissions: allPermissions(),
  });

/** One user for each role of the demo. */
export async function addDemoPeople(
  gateway: Gateway,
  merchant: { id: string; name: string },
  carrier: { id: string; name: string },
): Promise<Login[]> {
  const provider = { id: gateway.settings.providerName, name: gateway.settings.providerName };
  const people: Person[] = [
    {
      who: 'Provider, finance',
      name: 'Omar Farouk',
      userName: 'finance',
      userType: 'Admin',
      account: provider,
      role: {
        name: 'Finance',
        description: 'Reports and what merchants are owed.',
      },
      permissions: permissionsOf(
        'Dashboard.viewAll',
        'Dashboard.viewUserGraphs',
        'MerchentManagement.viewAll',
        'Reports.viewAll',
        'Reports.generateReport',
        'Settlements.viewAll',
        'Settlements.addSettlement',
      ),
    },
    {
      who: 'Provider, read only',
      name: 'Ayesha Khan',
      userName: 'support',
      userType: 'Admin',
      account: provider,
      role: {
        name: 'Support',
        description: 'Looks things up and looks after services.',
      },
      permissions: permissionsOf(
        'MerchentManagement.viewAll',
        'CarrierManagement.viewAll',
        'Services.viewAll',
        'Reports.viewAll',
      ),
    },
    {
      who: `Merchant, ${merchant.name}`,
      name: 'Nadia Mansour',
      userName: 'merchant',
      userType: 'Merchant',
      account: merchant,
      role: {
        name: 'Merchant administrator',
        description: 'The merchant’s figures and its own people.',
      },
      permissions: permissionsOf(
        'Dashboard.viewAll',
        'Dashboard.viewUserGraphs',
        'MerchentManagement.viewAll',
        'Services.viewAll',
        'Settlements.viewAll',
        'Reports.viewAll',
        'Reports.generateReport',
        'Users.viewAll',
        'Users.editUsers',
      ),
    },
    {
      who: `Carrier, ${carrier.name}`,
      name: 'Karim Adel',
      userName: 'carrier',
      userType: 'Operator',
      account: carrier,
      role: {
        name: 'Carrier viewer',
        description: 'Services and reports of the carrier’s own.',
      },
      permissions: permissionsOf('CarrierManagement.viewAll', 'Services.viewAll', 'Reports.viewAll'),
    },
  ];
  // One after another: they share a transaction and its chain of history.
  const logins = [await addOwner(gateway)];
  for (const person of people) logins.push(await addPerson(gateway, person));
  return logins;
}
