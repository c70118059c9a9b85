import { addDays } from '@daftar/domain';
import { type OperationId, operations } from '@daftar/openapi';
import { startTestGateway, type TestGateway } from '../../src/testing/start-test-gateway.ts';
import { call, token } from './api.ts';
import { fillLists } from './fill-lists.ts';
import { addLogsAndDeliveries, processUnmatchedFile } from './more-rows.ts';
import { today } from './payments.ts';
import { newSettlementFile } from './settlement-files.ts';
import { signedInUser, unique } from './world.ts';

/** The required body fields of reports and logs, with searches that find rows. */
const requiredBodies: Partial<Record<OperationId, object>> = {
  ...{ reportTransactions: range('Egypt'), reportBilling: range('Egypt') },
  ...{ reportSettlements: range('Pakistan', 'PKR'), reportReconciliation: range('Egypt') },
  ...{ listCheckoutLogs: range(), listCheckoutRequests: range() },
  searchCheckoutRequests: { ...range(), query: '0' },
  searchCheckoutLogs: { ...range(), query: 'PAID' },
};

function range(country?: string, currency = 'EGP'): object {
  const dateFrom = addDays(today(), -89);
  return { dateFrom, dateTo: today(), ...(country && { country, currency }) };
}

/** A gateway whose lists have rows. */
export interface EveryList {
  server: TestGateway;
  owner: string;
  /** Requests a list. The approvals tests cover the verdicts of an upload. */
  request: <Id extends OperationId>(id: Id, filters: Record<string, string>) => ReturnType<typeof call<Id>>;
}

/** Starts a gateway with rows in every list: those of `fillLists`, and others that it does not add. */
export async function startEveryList(): Promise<EveryList> {
  const server = await startTestGateway({ prepare: async (gateway) => void (await fillLists(gateway, 40)) });
  const { db } = server.gateway;
  const owner = await signedInUser(server, 'sorter', server.gateway.owner.name);
  const lent = await db.selectFrom('loan_transactions').select('user_type_id').executeTakeFirstOrThrow();
  const borrower = `lac_${lent.user_type_id.slice(4)}`;
  await addLogsAndDeliveries(server, lent.user_type_id);
  const operator = { name: unique('Operator'), type: 'Operator', country: 'Egypt', currency: 'EGP' };
  await call(server.backofficeUrl, 'addCarrier', { body: operator, headers: token(owner) });
  for (const name of ['payouts.xlsx', 'approvals.xlsx']) await processUnmatchedFile(server, owner, name);
  for (const list of ['merchants', 'services']) {
    const body = { name: unique('View'), list, query: 'country=Egypt' };
    await call(server.backofficeUrl, 'addSavedView', { body, headers: token(owner) });
  }
  for (const list of ['one', 'two', 'three']) {
    const body = {
      userTypeId: lent.user_type_id,
      url: `https://${list}.example/hooks`,
      events: ['payment.late'],
    };
    await call(server.backofficeUrl, 'addWebhookEndpoint', { body, headers: token(owner) });
  }
  await newSettlementFile(server.gateway, 2);
  const { id: file } = await newSettlementFile(server.gateway, 3);
  const request: EveryList['request'] = (id, filters) => {
    const asked = { params: { id: id === 'listSettlementLines' ? file : borrower }, headers: token(owner) };
    const all = { limit: 100, ...filters };
    return operations[id].method === 'GET'
      ? call(server.backofficeUrl, id, {
          ...asked,
          query: `?${new URLSearchParams({ ...filters, limit: '100' })}`,
        })
      : call(server.backofficeUrl, id, { ...asked, body: { ...requiredBodies[id], ...all } });
  };
  const [billed] = (await request('reportBilling', { sort: 'totalAmount' })).body.data;
  const body = { id: billed?._id, status: 'Success' };
  await call(server.backofficeUrl, 'updateBillingStatus', { body, headers: token(owner) });
  return { server, owner, request };
}
