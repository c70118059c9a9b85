import { createDaftar, type Fetch } from '@daftar/sdk';
import { expect, test, vi } from 'vitest';
import { readStartData } from './start-data.ts';
import { startFetch } from './start-fetch.ts';

const session = { sessionId: 'cs_1', serviceId: 's1', status: 'open', errors: [] };
const service = { serviceId: 's1', serviceName: 'Books online' };
const gatewayWith = (body: object) => vi.fn<Fetch>(async () => Response.json(body));
const client = (fetch: Fetch) => createDaftar({ baseUrl: 'https://pay.example.com', fetch });

test('serves the first reads from the page and later ones from the gateway', async () => {
  const gateway = gatewayWith({ ...session, status: 'paid' });
  const daftar = client(startFetch({ session, service }, gateway));
  expect(await daftar.checkout.session('cs_1')).toMatchObject({ status: 'open' });
  expect(await daftar.checkout.service('s1')).toMatchObject({ serviceName: 'Books online' });
  expect(gateway).not.toHaveBeenCalled();
  expect(await daftar.checkout.session('cs_1')).toMatchObject({ status: 'paid' });
  expect(gateway).toHaveBeenCalledTimes(1);
});

test('sends every call to the gateway when the page has no data', async () => {
  const gateway = gatewayWith(session);
  await client(startFetch({}, gateway)).checkout.session('cs_1');
  expect(gateway).toHaveBeenCalledTimes(1);
});

test('sends the page’s language to the gateway, for the receipt', async () => {
  document.documentElement.lang = 'ar';
  const gateway = gatewayWith(session);
  await client(startFetch({}, gateway)).checkout.session('cs_1');
  const [, init] = gateway.mock.calls[0] ?? [];
  expect(init?.headers['accept-language']).toBe('ar');
});

test('a preview repeats its reads, rejects every other call, and sends nothing', async () => {
  const gateway = gatewayWith({});
  const daftar = client(startFetch({ session, service, preview: true }, gateway));
  await daftar.checkout.session('cs_1');
  expect(await daftar.checkout.session('cs_1')).toMatchObject({ status: 'open' });
  const refused = daftar.mena.paymentStatus({ referanceNumber: '1', sessionId: 'cs_1' });
  await expect(refused).rejects.toThrow('This is a preview. Nothing is paid here.');
  expect(gateway).not.toHaveBeenCalled();
});

test('reads the data that the gateway wrote into the page, or none', () => {
  expect(readStartData(document)).toEqual({});
  const script = Object.assign(document.createElement('script'), { id: 'start', type: 'application/json' });
  script.textContent = JSON.stringify({ origins: ['https://shop.test'] });
  document.head.append(script);
  expect(readStartData(document)).toEqual({ origins: ['https://shop.test'] });
  script.remove();
});
