import { createDaftar, type Merchant, type Page } from '@daftar/sdk';
import { type OperationId, operations } from '@daftar/sdk/operations';
import { createTestTransport } from '@daftar/sdk/testing';
import type { WebhookEvent } from '@daftar/sdk/webhooks';

const { fetch } = createTestTransport({
  'GET /merchants/get': { data: [{ _id: 'm1', name: 'Nile Books' }], current: 1, pages: 1, total: 1 },
});
const daftar = createDaftar({ baseUrl: 'https://api.test', fetch });
const page: Page<Merchant> = await daftar.merchants.list({ page: 1 });
const { data } = await daftar.raw.GET('/merchants/get');
const id: OperationId = 'listMerchants';
const type: WebhookEvent['type'] = 'payment.succeeded';
if (data?.total !== page.total || operations[id].method !== 'GET') throw new Error(type);
console.log(page.data[0]?.name);
