import { createDaftar, type Merchant } from '@daftar/sdk';
import { createTestTransport } from '@daftar/sdk/testing';

const { fetch } = createTestTransport({ 'GET /merchants/get/{id}': { _id: 'm1', name: 'Nile Books' } });
const merchant: Merchant = await createDaftar({ baseUrl: 'https://api.test', fetch }).merchants.retrieve(
  'm1',
);
console.log(merchant.name);
