import { createDaftar } from '@daftar/sdk';
import { createTestTransport, reply } from '@daftar/sdk/testing';

const transport = createTestTransport({
  'GET /merchants/get': { data: [{ _id: 'm1', name: 'Nile Books' }], current: 1, pages: 1, total: 1 },
  'GET /merchants/get/{id}': ({ params }) => reply(404, { status: 'Not-Found', message: `No ${params.id}` }),
});
transport.on('POST /settlements/add', reply(503), { _id: 's1' }); // first busy, then done

const daftar = createDaftar({ baseUrl: 'https://api.test', fetch: transport.fetch });
const { data } = await daftar.merchants.list();
console.log(data[0]?.name, transport.requests[0]?.headers);
