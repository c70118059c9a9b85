const { ApiError, createDaftar } = require('@daftar/sdk');
const { createTestTransport, reply } = require('@daftar/sdk/testing');

const { fetch } = createTestTransport({
  'GET /merchants/get/{id}': ({ params }) => ({ _id: params.id, name: 'Nile Books' }),
  'GET /carriers/get/{id}': reply(404, { status: 'Not-Found', message: 'No such carrier' }),
});
const daftar = createDaftar({ baseUrl: 'https://api.test', fetch });

async function main() {
  const { data } = await daftar.raw.GET('/merchants/get/{id}', { params: { path: { id: 'm1' } } });
  if (data?._id !== 'm1') throw new Error(`${data?._id}`);
  const refused = await daftar.carriers.retrieve('c1').catch((error) => error);
  if (!(refused instanceof ApiError)) throw refused;
  console.log((await daftar.merchants.retrieve('m1')).name);
}

void main();
