import type { Gateway } from '@daftar/server';
import { addOwner, addPerson, type Login, type Person } from '@daftar/server/setup';
import { demoRoles } from './demo-roles.ts';

/** Adds the owner and one user for each role of the demo. Returns their logins. */
export async function addDemoPeople(
  gateway: Gateway,
  merchant: { id: string; name: string },
  carrier: { id: string; name: string },
): Promise<Login[]> {
  const { owner } = gateway;
  const people: Person[] = [
    {
      who: 'Owner, finance',
      name: 'Omar Farouk',
      userName: 'finance',
      userType: 'Admin',
      account: owner,
      ...demoRoles.finance,
    },
    {
      who: 'Owner, read only',
      name: 'Ayesha Khan',
      userName: 'support',
      userType: 'Admin',
      account: owner,
      ...demoRoles.support,
    },
    {
      who: `Merchant, ${merchant.name}`,
      name: 'Nadia Mansour',
      userName: 'merchant',
      userType: 'Merchant',
      account: merchant,
      ...demoRoles.merchant,
    },
    {
      who: `Carrier, ${carrier.name}`,
      name: 'Karim Adel',
      userName: 'carrier',
      userType: 'Operator',
      account: carrier,
      ...demoRoles.carrier,
    },
  ];
  // Sequential: they share a transaction and its audit chain.
  const logins = [await addOwner(gateway)];
  for (const person of people) logins.push(await addPerson(gateway, person));
  return logins;
}
