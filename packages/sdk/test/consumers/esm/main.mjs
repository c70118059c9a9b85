import { createDaftar } from '@daftar/sdk';
import { findOperation } from '@daftar/sdk/operations';
import { createTestTransport } from '@daftar/sdk/testing';
import { verifyWebhook } from '@daftar/sdk/webhooks';

const page = { data: [{ _id: 'm1', name: 'Nile Books' }], current: 1, pages: 1, total: 1 };
const { fetch } = createTestTransport({ 'GET /merchants/get': page });
const daftar = createDaftar({ baseUrl: 'https://api.test', fetch });

const refused = await verifyWebhook('{}', new Headers(), 'whsec_x').catch((error) => error.name);
const { data } = await daftar.raw.GET('/merchants/get');
const operation = findOperation(new Request('https://api.test/merchants/get'));
if (refused !== 'VerificationError' || data?.total !== 1 || operation?.id !== 'listMerchants')
  throw new Error(`${refused} ${data?.total} ${operation?.id}`);
for await (const { name } of daftar.merchants.list()) console.log(name);
