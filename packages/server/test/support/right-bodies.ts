import { type OperationId, operations } from '@daftar/openapi';
import { type ContractParameter, contract, deref } from '../../src/contract/document.ts';
import { catalogueBodies } from './catalogue-wishes.ts';
import { figuresBodies } from './figures-wishes.ts';
import { newOrder, referenceBody, settlementForm, today } from './payments.ts';
import { payoutBodies } from './payout-wishes.ts';
import { toolsBodies } from './tools-wishes.ts';
import { EGYPT, serviceInput, unique, type World } from './world.ts';

export interface BodySchema {
  required?: string[];
  additionalProperties?: boolean;
  properties: Record<string, { type?: string | string[] }>;
}

interface Item {
  parameters?: ContractParameter[];
  requestBody?: { content: Record<string, { schema?: object }> };
}

const operationOf = (id: OperationId): Item =>
  contract.paths[operations[id].path]?.[operations[id].method.toLowerCase()] as Item;

/** The schema of an operation's body, its fields resolved one level deep. */
export function bodySchemaOf(id: OperationId): BodySchema | undefined {
  const schema = operationOf(id).requestBody?.content['application/json']?.schema;
  if (!schema) return undefined;
  const { properties, ...rest } = deref(schema) as BodySchema;
  const fields = Object.entries(properties).map(([name, one]) => [name, deref(one)] as const);
  return { ...rest, properties: Object.fromEntries(fields) };
}

export const queryNamesOf = (id: OperationId): string[] =>
  (operationOf(id).parameters ?? [])
    .map((parameter) => deref(parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);

/** A body with nothing wrong in it. */
export function rightBodies(id: OperationId, { nile }: World): Record<string, unknown> {
  const session = { sessionId: 'cs_unknown', serviceId: nile.service.serviceId, orderId: 'NB-1' };
  const report = { dateFrom: today(), dateTo: today(), ...EGYPT };
  const { merchant: _, ...service } = serviceInput(nile.merchantId);
  const bodies: Partial<Record<OperationId, Record<string, unknown>>> = {
    login: { userName: unique('nobody').replace(' ', ''), password: 'wrong password' },
    editProfile: { name: 'Every Thing', email: 'every@example.com' },
    changePassword: { currentPassword: 'wrong one', newPassword: 'new one', confirmPassword: 'another' },
    addMerchant: { name: unique('Merchant'), ...EGYPT },
    editMerchant: { name: unique('Merchant'), ...EGYPT },
    setMerchantStatus: { status: 'Active' },
    addMerchantBalance: { grossAmount: 100, tax: 10, netAmount: 90 },
    getMerchantRevenue: { dateFrom: today(), dateTo: today(), country: 'Egypt', merchantName: nile.name },
    rotateMerchantKey: { kind: 'token' },
    addCarrier: { name: unique('Carrier'), type: 'Carrier', ...EGYPT },
    editCarrier: { name: unique('Carrier'), type: 'Carrier', ...EGYPT },
    setCarrierStatus: { status: 'Active' },
    addService: { merchant: nile.merchantId, ...service },
    editService: service,
    setServiceStatus: { status: true },
    addSettlement: settlementForm(nile.name, 1),
    reportTransactions: report,
    reportSettlements: report,
    createCheckoutSession: newOrder(nile),
    requestReferenceNumber: referenceBody(session),
    ...catalogueBodies(nile),
    ...payoutBodies(nile),
    ...toolsBodies(),
    ...figuresBodies(nile),
    addUser: {
      name: 'New User',
      userName: unique('new'),
      password: 'battery9',
      email: 'n@example.com',
      roleId: 'rol_1',
    },
    editUser: { name: 'New Name', email: 'n@example.com', roleId: 'rol_1' },
    setUserStatus: { status: 'Active' },
    addRole: { name: unique('Role'), permissions: {} },
    editRole: { name: unique('Role'), permissions: {} },
    getPaymentStatus: { referanceNumber: '123456' },
    updateCardStatus: { serviceId: nile.service.serviceId, orderId: 'NB-1' },
    receiveProviderCallback: {},
  };
  return bodies[id] ?? {};
}
