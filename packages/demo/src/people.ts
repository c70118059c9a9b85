import type { Gateway } from '@daftar/server';
import { addOwner, addPerson, type Login, type Person, permissionsOf } from '@daftar/server/setup';

/** Adds the owner and one user for each role of the demo. Returns their logins. */
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
        description: 'Reads reports and settles merchants.',
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
        description: 'Reads accounts, services and reports.',
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
        description: "Manages the merchant's figures and users.",
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
        description: "Reads the carrier's services and reports.",
      },
      permissions: permissionsOf('CarrierManagement.viewAll', 'Services.viewAll', 'Reports.viewAll'),
    },
  ];
  // Sequential: they share a transaction and its audit chain.
  const logins = [await addOwner(gateway)];
  for (const person of people) logins.push(await addPerson(gateway, person));
  return logins;
}
