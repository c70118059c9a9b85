// Loads the package with import and with require: errors of one copy must be instances of the other copy's classes.
import { createRequire } from 'node:module';
import { createDaftar, NotFoundError } from '@daftar/sdk';
import { createTestTransport, reply } from '@daftar/sdk/testing';
import { VerificationError, verifyWebhook } from '@daftar/sdk/webhooks';

const required = createRequire(import.meta.url)('@daftar/sdk');
const { fetch } = createTestTransport({
  'GET /merchants/get/{id}': { _id: 'm1', name: 'Nile Books' },
  'GET /carriers/get/{id}': reply(404, { status: 'Not-Found', message: 'No such carrier' }),
});
if (required.NotFoundError === NotFoundError)
  throw new Error('Both entries are one module: nothing is proved');

const options = { baseUrl: 'https://api.test', fetch };
for (const daftar of [createDaftar(options), required.createDaftar(options)]) {
  const error = await daftar.carriers.retrieve('c1').catch((failure) => failure);
  const classes = [NotFoundError, required.NotFoundError, required.ApiError, required.DaftarError];
  if (!classes.every((expected) => error instanceof expected)) throw error;
  if (error instanceof required.ConflictError) throw new Error('A 404 is no conflict');
}
const refused = await verifyWebhook('{}', new Headers(), 'whsec_x').catch((failure) => failure);
if (!(refused instanceof VerificationError && refused instanceof required.DaftarError)) throw refused;
console.log((await required.createDaftar(options).merchants.retrieve('m1')).name);
