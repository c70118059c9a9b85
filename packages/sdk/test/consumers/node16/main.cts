import sdk = require('@daftar/sdk');
import testing = require('@daftar/sdk/testing');

const { fetch } = testing.createTestTransport({
  'GET /merchants/get/{id}': { _id: 'm1', name: 'Nile Books' },
});
const daftar: sdk.Daftar = sdk.createDaftar({ baseUrl: 'https://api.test', fetch });
daftar.merchants.retrieve('m1').then((merchant: sdk.Merchant) => console.log(merchant.name));
