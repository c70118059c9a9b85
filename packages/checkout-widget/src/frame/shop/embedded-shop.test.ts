import { expect, test, vi } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import { connectToShop } from './embedded-shop.ts';
import type { Shop } from './shop.ts';

/** A fake frame window with a fake parent window. */
function pageAround(id = 'id-1', origins?: string[]) {
  const parent = { postMessage: vi.fn() };
  const view = Object.assign(new EventTarget(), { parent }) as unknown as Window;
  const { port1, port2 } = new MessageChannel();
  let shop: Shop | undefined;
  void connectToShop(view, id, origins).then((met) => {
    shop = met;
  });
  const init = (wrong: Record<string, unknown> = {}, data: Record<string, unknown> = {}) =>
    view.dispatchEvent(
      Object.assign(new Event('message'), {
        source: parent,
        ports: [port2],
        data: { daftar: 1, type: 'init', id, mode: 'inline', options: { locale: 'ar' }, ...data },
        ...wrong,
      }),
    );
  const delivery = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { parent, init, port: port1, delivery, shop: () => shop };
}

const met = (page: ReturnType<typeof pageAround>): Promise<Shop> => {
  page.init();
  return waitFor(() => page.shop() ?? expect.fail('the shop is not connected'));
};

/** Waits until the frame has received all messages on the port: they arrive in order, and the verdict after them. */
async function received(page: ReturnType<typeof pageAround>, shop: Shop): Promise<void> {
  const asked = shop.ask('submit', { method: 'FawryRef' });
  page.port.postMessage({ type: 'verdict', seq: 1, prevented: false });
  await asked;
}

test('sends hello to the parent window, with the id only', () => {
  const { parent } = pageAround();
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith({ daftar: 1, type: 'hello', id: 'id-1' }, '*');
});

test('takes the mode and options from the init message', async () => {
  const shop = await met(pageAround());
  expect(shop).toMatchObject({ embedded: true, mode: 'inline', options: { locale: 'ar' } });
});

test.each([
  ['another window as its source', { source: {} }, {}],
  ['another id', {}, { id: 'guess' }],
  ['another protocol', {}, { daftar: 2 }],
  ['no port', { ports: [] }, {}],
])('ignores an init message with %s', async (_, wrong, data) => {
  const page = pageAround();
  page.init(wrong, data);
  await page.delivery();
  expect(page.shop()).toBeUndefined();
});

test('ask resolves with the verdict of its own event', async () => {
  const page = pageAround();
  const shop = await met(page);
  const asked: { name: string; seq: number }[] = [];
  page.port.onmessage = ({ data }) => {
    asked.push(data);
    page.port.postMessage({ type: 'verdict', seq: data.seq, prevented: data.name === 'submit' });
  };
  expect(await shop.ask('submit', { method: 'FawryRef' })).toBe(false);
  expect(await shop.ask('canceled', { sessionId: 's' })).toBe(true);
  expect(asked.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('queues a command that arrives before a listener is added', async () => {
  const page = pageAround();
  const shop = await met(page);
  page.port.postMessage({ type: 'submit' });
  await received(page, shop);
  const heard: string[] = [];
  const stop = shop.onCommand((command) => heard.push(command));
  page.port.postMessage({ type: 'refresh' });
  await waitFor(() => expect(heard).toEqual(['submit', 'refresh']));
  stop();
});

test('passes changed options to the listener', async () => {
  const page = pageAround();
  const shop = await met(page);
  const heard: unknown[] = [];
  shop.onUpdate((options) => heard.push(options));
  page.port.postMessage({ type: 'update', options: { locale: 'ur' } });
  await waitFor(() => expect(heard).toMatchObject([{ locale: 'ur' }]));
});

test('sends hello to, and accepts a port from, only the origins that may embed the session', async () => {
  const page = pageAround('id-1', ['https://shop.test', 'https://app.shop.test']);
  expect(page.parent.postMessage.mock.calls.map(([, origin]) => origin)).toEqual([
    'https://shop.test',
    'https://app.shop.test',
  ]);
  page.init({ origin: 'https://evil.test' });
  await page.delivery();
  expect(page.shop()).toBeUndefined();
  page.init({ origin: 'https://app.shop.test' });
  await waitFor(() => expect(page.shop()).toBeDefined());
});

test('sends no hello when no origin may embed the session', () => {
  expect(pageAround('id-1', []).parent.postMessage).not.toHaveBeenCalled();
});

test.each([
  null,
  'submit',
  42,
  {},
  { type: 'pay' },
  { type: 'verdict' },
  { type: 'event', name: 'succeeded' },
])('ignores the malformed message %j on the port', async (message) => {
  const page = pageAround();
  const shop = await met(page);
  const heard: unknown[] = [];
  shop.onCommand((command) => heard.push(command));
  shop.onUpdate((options) => heard.push(options));
  page.port.postMessage(message);
  await received(page, shop);
  expect(heard).toEqual([]);
});

test('queues only a limited number of commands before the form is ready', async () => {
  const page = pageAround();
  const shop = await met(page);
  for (let sent = 0; sent < 1000; sent++) page.port.postMessage({ type: 'submit' });
  await received(page, shop);
  const heard: string[] = [];
  shop.onCommand((command) => heard.push(command));
  expect(heard).toHaveLength(8);
});
