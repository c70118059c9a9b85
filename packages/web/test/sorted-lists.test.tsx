import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from './open-app.tsx';

const account = { country: 'Egypt', currency: 'EGP', status: 'Active', createdDate: '2026-11-01T09:30:00Z' };
const merchant = { ...account, _id: 'm1', name: 'Nile Books', accountBalance: 12, showBalance: true };
const service = {
  ...{
    _id: 's1',
    serviceId: 'sid1',
    serviceName: 'Books online',
    merchant: { _id: 'm1', name: 'Nile Books' },
  },
  ...{ status: true, country: 'Egypt', currency: 'EGP', serviceProvider: 'Fawry', serviceType: 'Others' },
  ...{ carrierShare: 0, merchantShare: 96, waleeShare: 4, createdDate: account.createdDate },
};
const user = {
  ...{ _id: 'u2', name: 'Omar', userName: 'omar', email: 'omar@nile.example', status: 'Active' },
  ...{ userType: 'Merchant', userTypeId: 'm1', userTypeName: 'Nile Books', createdDate: account.createdDate },
  role: { _id: 'r1', name: 'Till' },
};
const settlement = {
  ...{ _id: 'set1', transactionId: 7, transactionDate: '2026-11-16T10:20:00Z', merchantName: 'Nile Books' },
  ...{ country: 'Egypt', channel: 'Bank', localCurrency: 'EGP', settledCurrency: 'USD' },
  ...{ dateFrom: '2026-11-01', dateTo: '2026-11-15', totalRevenue: 100, netTransferAmount: 90 },
  netSettledAmount: 2,
};
const session = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Support' } },
  ...{ provider: { name: 'Walee' }, userTypeId: 'Walee', userType: 'Admin' },
  permissions: Object.fromEntries(
    ['MerchentManagement', 'CarrierManagement', 'Services', 'Users', 'Settlements'].map((group) => [
      group,
      { viewAll: true },
    ]),
  ),
  ...{ sandbox: true, settlementMath: 'integer' },
};
const answers = {
  'GET /roles/get/permissions/get-by-user': session,
  'GET /merchants/get': pageOf(merchant),
  'GET /carriers/get': pageOf({ ...account, _id: 'c1', name: 'Fawry', type: 'Carrier' }),
  'GET /services/get/by-user': pageOf(service),
  'GET /users': pageOf(user),
  'GET /settlements/get': pageOf(settlement),
};

/** The shown columns that the contract can sort by, with their sort fields. */
const lists = {
  '/merchants': {
    ...{ Name: 'name', Country: 'country', 'Account Balance': 'accountBalance', Status: 'status' },
    'Created Date': 'createdDate',
  },
  '/carriers': {
    ...{ Name: 'name', Type: 'type', Country: 'country', Currency: 'currency', Status: 'status' },
    'Created Date': 'createdDate',
  },
  '/services': {
    ...{ 'Service Name': 'serviceName', Merchant: 'merchant', Carrier: 'serviceProvider' },
    ...{ 'Service Type': 'serviceType', Country: 'country', Status: 'status', 'Created Date': 'createdDate' },
  },
  '/users': {
    ...{ Name: 'name', 'User Name': 'userName', Email: 'email', 'User Type': 'userType' },
    ...{ Account: 'userTypeName', Role: 'role', Status: 'status', 'Created Date': 'createdDate' },
  },
  '/settlements': {
    ...{ ID: 'transactionId', 'Transaction Date': 'transactionDate', Merchant: 'merchantName' },
    ...{ Country: 'country', Period: 'dateFrom', Channel: 'channel', 'Total Revenue': 'totalRevenue' },
    ...{ 'Net Transfer Amount': 'netTransferAmount', 'Net Settled Amount': 'netSettledAmount' },
  },
} as const;

for (const [path, columns] of Object.entries(lists))
  test(`${path} sorts by every shown column that the server can sort by`, async () => {
    const { requests } = await openApp(path, answers);
    for (const [title, field] of Object.entries(columns)) {
      const head = await screen.findByRole('button', { name: title });
      expect(head.closest('[role=columnheader]')).toBeTruthy();
      fireEvent.click(head);
      await waitFor(() => expect(requests.findLast(({ query }) => query.sort)?.query.sort).toBe(field));
    }
  });
