import { ApiError } from '@daftar/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { api, transport } from '../../api/api.ts';
import { viewingAsMessage } from '../../api/viewing-as-message.ts';
import { connectApi } from '../login/connect-api.ts';
import { isWrite } from './refuse-while-viewing.ts';
import { viewAsStore } from './view-as.ts';

connectApi();
afterEach(() => {
  viewAsStore.stop();
  vi.restoreAllMocks();
});

test.each([
  ['GET', '/merchants/get', false],
  ['POST', '/auth/login', false],
  ['POST', '/auth/logout', false],
  ['POST', '/reports/transaction-report', false],
  ['POST', '/reports/billing-report/detail', false],
  ['POST', '/summary/filter-sales', false],
  ['POST', '/merchants/add/revenue', false],
  ['POST', '/analytics/collection/get-summary', false],
  ['POST', '/credit-loan/loan-request/get/search', false],
  ['POST', '/checkout/get/requests/search', false],
  ['POST', '/merchants/add', true],
  ['POST', '/credit-loan/loan-request/add/via-portal', true],
  ['POST', '/file-upload/process/file/upload', true],
  ['POST', '/exports', true],
  ['PUT', '/merchants/edit/status/m1', true],
  ['PUT', '/reports/billing-status-update', true],
  ['DELETE', '/roles/delete/r1', true],
  ['POST', '/mena/payment-status', true],
  ['GET', '/no/such/operation', true],
])('isWrite of %s %s is %s', async (method, path, changes) => {
  expect(await isWrite({ method, url: new URL(path, window.location.origin).href })).toBe(changes);
});

test('while viewing as a role, reads are sent and changes are refused locally', async () => {
  const sent = vi.spyOn(transport, 'fetch').mockImplementation(async () => Response.json({ hits: [] }));
  viewAsStore.start({ roleName: 'Support', userTypeId: 'Walee', permissions: {} });
  await api.search.find({ q: 'nile' });
  expect(sent).toHaveBeenCalledTimes(1);
  const change = api.merchants.setStatus('m1', { _id: 'm1', name: 'Nile', status: 'Active' });
  await expect(change).rejects.toThrow(ApiError);
  await expect(change).rejects.toThrow(viewingAsMessage);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('changes are sent when no other role is viewed', async () => {
  const sent = vi
    .spyOn(transport, 'fetch')
    .mockImplementation(async () => Response.json({ status: 'Active' }));
  await api.merchants.setStatus('m1', { _id: 'm1', name: 'Nile', status: 'Active' });
  expect(sent).toHaveBeenCalledTimes(1);
});
