// Runs in workerd, as a test: a service worker without Node's modules.
import { createDaftar, NotFoundError } from '@daftar/sdk';
import { createTestTransport, reply } from '@daftar/sdk/testing';
import { verifyWebhook } from '@daftar/sdk/webhooks';

const check = (name, holds) => {
  if (!holds) throw new Error(name);
};

export default {
  async test() {
    const page = { data: [{ _id: 'm1', name: 'Nile Books' }], current: 1, pages: 1, total: 1 };
    const { fetch } = createTestTransport({
      'GET /merchants/get': page,
      'GET /merchants/get/{id}': reply(404, { message: 'No such merchant', errors: [] }),
    });
    const daftar = createDaftar({ baseUrl: 'https://api.test', fetch });
    const names = [];
    for await (const { name } of daftar.merchants.list()) names.push(name);
    check('a list is iterated', names.join() === 'Nile Books');
    const missing = await daftar.merchants.retrieve('m2').catch((error) => error);
    check('an error has its class', missing instanceof NotFoundError);
    const refused = await verifyWebhook('{}', new Headers(), 'whsec_x').catch((error) => error.name);
    check('a webhook without a signature is refused', refused === 'VerificationError');
  },
};
