import { createRole } from '../areas/roles/public.ts';
import { createUser } from '../areas/users/public.ts';
import { randomText } from '../basics/ids.ts';
import type { Permissions } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Gateway } from '../gateway.ts';
import { hashPassword } from '../security/passwords.ts';
import { SETUP } from './setup.ts';

export interface Login {
  who: string;
  userName: string;
  password: string;
}

export interface Person {
  who: string;
  name: string;
  userName: string;
  userType: 'Admin' | 'Operator' | 'Merchant';
  account: { id: string; name: string };
  role: { name: string; description: string };
  permissions: Permissions;
}

/** Creates a role and a user with it. Returns the login with a random password, which is stored only as a hash. */
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
