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
        description: 'Reads reports, settles merchants, refunds payments, and decides payouts and deposits.',
      },
      permissions: permissionsOf(
        'Dashboard.viewAll',
        'Dashboard.viewUserGraphs',
        'MerchentManagement.viewAll',
        'Reports.viewAll',
        'Reports.generateReport',
        'Reports.refundPayments',
        'Settlements.viewAll',
        'Settlements.addSettlement',
        'Collection.viewAll',
        'Disbursement.viewAll',
        'LoanRequest.viewAll',
        'LoanRequest.viewLoanAccounts',
        'LoanRequest.approveRequests',
        'LoanRequest.editLoanTransactions',
        'Subscription.viewAll',
        'PackagesManagement.viewAll',
        'ProductManagement.viewAll',
        'ProductManagement.viewProducts',
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
        description: 'Reads accounts, services, reports and payouts.',
      },
      permissions: permissionsOf(
        'MerchentManagement.viewAll',
        'CarrierManagement.viewAll',
        'Services.viewAll',
        'Reports.viewAll',
        'Collection.viewAll',
        'Disbursement.viewAll',
        'LoanRequest.viewAll',
        'LoanRequest.viewLoanAccounts',
        'BlacklistManagement.viewAll',
        'Subscription.viewAll',
        'PackagesManagement.viewAll',
        'ProductManagement.viewAll',
        'ProductManagement.viewProducts',
        'CallCenter.viewAll',
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
        description: "Manages the merchant's figures, payouts, products, packages and users.",
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
        'Collection.viewAll',
        'Disbursement.viewAll',
        'LoanRequest.viewAll',
        'LoanRequest.viewLoanAccounts',
        'Subscription.viewAll',
        'PackagesManagement.viewAll',
        'PackagesManagement.createPackage',
        'PackagesManagement.editPackage',
        'ProductManagement.viewAll',
        'ProductManagement.viewProducts',
        'ProductManagement.createProducts',
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
