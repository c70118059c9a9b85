import { describe, expect, test } from 'vitest';
import { contractOperations as operations, resolved } from '../checking/index.ts';
import { operations as table } from '../generated/operations.ts';

/** The operations of this slice, as they were agreed; a new one is added here by hand. */
const agreed = `
POST /auth/login login
POST /auth/logout logout
GET /roles/get/permissions/get-by-user getOwnPermissions
GET /profiles/get getProfile
PUT /profiles/edit editProfile
PUT /users/edit/status/change-password changePassword
GET /merchants/get listMerchants
GET /merchants/get/{id} getMerchant
GET /merchants/get/user-type-id/from-redis listMerchantNames
POST /merchants/add addMerchant
PUT /merchants/edit/{id} editMerchant
PUT /merchants/edit/status/{id} setMerchantStatus
PUT /merchants/account-balance/{id} addMerchantBalance
DELETE /merchants/delete/{id} deleteMerchant
POST /merchants/add/revenue getMerchantRevenue
GET /merchants/keys/{id} getMerchantKeys
POST /merchants/keys/{id}/rotate rotateMerchantKey
GET /carriers/get listCarriers
GET /carriers/get/{id} getCarrier
POST /carriers/add addCarrier
PUT /carriers/edit/{id} editCarrier
PUT /carriers/edit/status/{id} setCarrierStatus
DELETE /carrier/delete/{id} deleteCarrier
GET /operators/get listOperators
GET /services/get listServices
GET /services/get/by-user listOwnServices
GET /services/get/{id} getService
GET /services/get/sid/{sid} getServiceBySid
POST /services/add addService
PUT /services/edit/{id} editService
PUT /services/edit/status/{id} setServiceStatus
GET /settlements/get listSettlements
GET /settlements/get/{id} getSettlement
POST /settlements/add addSettlement
POST /reports/transaction-report reportTransactions
POST /reports/settlement-report reportSettlements
GET /reports/settlement-report/{id} getSettlementReport
GET /checkout/get/service getCheckoutSession
GET /checkout/get/service/{serviceId} getCheckoutService
POST /checkout/sessions createCheckoutSession
GET /checkout/sessions/{id} retrieveCheckoutSession
GET /checkout/sessions/{id}/events watchCheckoutSession
POST /mena/referance-number requestReferenceNumber
POST /mena/payment-status getPaymentStatus
PUT /mena/3D-secure/update-status updateCardStatus
POST /callbacks/{provider} receiveProviderCallback
`
  .trim()
  .split('\n');

/** What moves money, and so counts once however often it arrives. */
const moneyMoves = ['addMerchantBalance', 'addSettlement', 'createCheckoutSession', 'requestReferenceNumber'];

const ours = [
  'logout',
  'getMerchantKeys',
  'rotateMerchantKey',
  'getCheckoutService',
  'createCheckoutSession',
  'retrieveCheckoutSession',
  'watchCheckoutSession',
  'receiveProviderCallback',
];

describe('the operations', () => {
  test('are those agreed, with their methods and paths', () => {
    const described = operations.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`);
    expect(described.sort()).toEqual([...agreed].sort());
    const generated = Object.entries(table).map(([id, { method, path }]) => `${method} ${path} ${id}`);
    expect(generated.sort()).toEqual([...agreed].sort());
  });

  test('that are ours, and that move money, are marked', () => {
    const marked = (key: 'extension' | 'idempotent') =>
      Object.entries(table).flatMap(([id, info]) => (info[key] ? [id] : []));
    expect(marked('extension').sort()).toEqual([...ours].sort());
    expect(marked('idempotent').sort()).toEqual([...moneyMoves].sort());
  });

  test.each(operations)('$operationId says who may call it and what can go wrong', (operation) => {
    const rule = operation['x-permission'];
    expect(rule).toMatchObject({ auth: expect.any(String), scope: expect.any(String) });
    const names = (operation.parameters ?? []).map((parameter) => resolved(parameter).name);
    const expected = new Set(['400', '429', '500', '503']);
    if (rule?.auth !== 'none') expected.add('401');
    if (rule?.auth === 'token') expected.add('403');
    if (/\{/.test(operation.path)) expected.add('404');
    if (operation.requestBody) expected.add('413').add('415');
    if (operation['x-idempotent']) expected.add('409').add('422');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining([...expected]));
    expect(names.includes('Idempotency-Key')).toBe(operation['x-idempotent'] === true);
    expect(Object.keys(operation.responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
  });
});
