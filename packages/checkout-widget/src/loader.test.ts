import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CheckoutOptions, createCheckout } from './loader.ts';
import type { Command, Init } from './protocol.ts';
import { silenceFrames } from './testing/silence-frames.ts';
import { waitFor } from './testing/wait-for.ts';

const BASE = 'https://pay.example.com';
const opened: { destroy(): void }[] = [];

silenceFrames();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const one of opened.splice(0)) one.destroy();
  vi.useRealTimers();
});

/** Mounts a checkout and simulates the gateway's frame: receives its messages and sends 'hello'. */
function open(options: Partial<CheckoutOptions> = {}) {
  const container = document.createElement('div');
  document.body.append(container);
  const checkout = createCheckout({ session: 'ses_1', baseUrl: BASE, ...options });
  opened.push(checkout, { destroy: () => container.remove() });
  checkout.mount(container);
  return { checkout, container, ...frameIn(container) };
}

function frameIn(container: Element) {
  const frame = container.querySelector('iframe');
  if (!frame) throw new Error('no frame');
  const postMessage = vi.fn<(init: Init, origin: string, ports: MessagePort[]) => void>();
  const inside = { postMessage } as unknown as Window;
  Object.defineProperty(frame, 'contentWindow', { value: inside, configurable: true });
  const id = new URL(frame.src).hash.slice(1);
  const greet = (wrong: { origin?: string; source?: unknown; data?: unknown } = {}) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), {
        data: { daftar: 1, type: 'hello', id },
        origin: BASE,
        source: inside,
        ...wrong,
      }),
    );
  return { frame, id, greet, postMessage };
}

/** Sends the frame's 'hello' and returns the port that the loader sent to it. */
function meet(options?: Partial<CheckoutOptions>) {
  const page = open(options);
  page.greet();
  const port = page.postMessage.mock.calls[0]?.[2][0];
  if (!port) throw new Error('no port');
  const commands: Command[] = [];
  port.onmessage = ({ data }) => commands.push(data);
  return { ...page, port, commands };
}

test('mount opens one frame on the gateway with a random id', () => {
  const { frame, id, container } = open();
  expect(frame.src).toBe(`${BASE}/frame/ses_1#${id}`);
  expect(id).toMatch(/^\d+(-\d+){3}$/);
  expect(container.querySelectorAll('iframe')).toHaveLength(1);
});

test('sends the port and the options to the gateway’s origin only', () => {
  const { greet, postMessage, id } = open({ locale: 'ar', payButton: false });
  greet();
  const [init, origin, ports] = postMessage.mock.calls[0] ?? [];
  expect(init).toMatchObject({ daftar: 1, type: 'init', id, mode: 'inline' });
  expect(init?.options).toMatchObject({ locale: 'ar', payButton: false });
  expect(origin).toBe(BASE);
  expect(ports).toHaveLength(1);
});

test.each([
  ['another origin', { origin: 'https://pay.example.com.evil.test' }],
  ['another window', { source: {} }],
  ['another id', { data: { daftar: 1, type: 'hello', id: 'guess' } }],
  ['another message', { data: { daftar: 1, type: 'init', id: 'guess' } }],
  ['nothing', { data: null }],
])('sends no port to %s', (_, wrong) => {
  const { greet, postMessage } = open();
  greet(wrong);
  expect(postMessage).not.toHaveBeenCalled();
});

test('closes the old port and opens a new one when the frame reloads', async () => {
  const { greet, postMessage, port, commands, checkout } = meet();
  greet();
  expect(postMessage).toHaveBeenCalledTimes(2);
  checkout.submit();
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(commands).toEqual([]);
  port.close();
});

test('queues commands until the frame sends hello', async () => {
  const { checkout, greet, postMessage } = open();
  checkout.submit();
  checkout.focus();
  greet();
  const commands: Command[] = [];
  const port = postMessage.mock.calls[0]?.[2][0];
  if (port) port.onmessage = ({ data }) => commands.push(data);
  vi.useRealTimers();
  await waitFor(() => expect(commands).toEqual([{ type: 'submit' }, { type: 'focus' }]));
});

test('sends the frame the options that were changed before it sent hello', () => {
  const { checkout, greet, postMessage } = open({ locale: 'en' });
  checkout.update({ locale: 'ur' });
  greet();
  expect(postMessage.mock.calls[0]?.[0].options.locale).toBe('ur');
});

test('calls an event’s listeners and sends the verdict to the frame', async () => {
  vi.useRealTimers();
  const { checkout, port, commands } = meet();
  const seen: string[] = [];
  checkout.on('submit', (event) => {
    seen.push(event.detail.method);
    event.preventDefault();
  });
  port.postMessage({ type: 'event', name: 'submit', detail: { method: 'FawryRef' }, seq: 7 });
  await waitFor(() => expect(commands).toEqual([{ type: 'verdict', seq: 7, prevented: true }]));
  expect(seen).toEqual(['FawryRef']);
});

test('sends a verdict for every event and stops calling a removed listener', async () => {
  vi.useRealTimers();
  const { checkout, port, commands } = meet();
  const quiet = (event: Event) => event.preventDefault();
  window.addEventListener('error', quiet);
  const second = vi.fn();
  const stop = checkout.on('change', second);
  port.postMessage({ type: 'event', name: 'change', detail: { complete: true }, seq: 1 });
  await waitFor(() => expect(commands).toHaveLength(1));
  stop();
  port.postMessage({ type: 'event', name: 'change', detail: { complete: false }, seq: 2 });
  await waitFor(() => expect(commands).toHaveLength(2));
  expect(second).toHaveBeenCalledTimes(1);
  window.removeEventListener('error', quiet);
});

test('resizes the frame on request unless the shop prevents it', async () => {
  vi.useRealTimers();
  const { checkout, frame, port } = meet();
  port.postMessage({ type: 'event', name: 'resize', detail: { height: 512 } });
  await waitFor(() => expect(frame.style.height).toBe('512px'));
  checkout.on('resize', (event) => event.preventDefault());
  port.postMessage({ type: 'event', name: 'resize', detail: { height: 900 }, seq: 1 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(frame.style.height).toBe('512px');
});

test('stays on the page when the shop prevents a redirect', async () => {
  vi.useRealTimers();
  const { checkout, port, commands } = meet();
  const before = location.href;
  const urls: string[] = [];
  checkout.on('redirect', (event) => {
    urls.push(event.detail.url);
    event.preventDefault();
  });
  port.postMessage({ type: 'event', name: 'redirect', detail: { url: 'https://shop.test/' }, seq: 1 });
  await waitFor(() => expect(commands).toHaveLength(1));
  expect(urls).toEqual(['https://shop.test/']);
  expect(location.href).toBe(before);
});

test('replaces a frame that never sends hello with a link to the hosted page', () => {
  const { checkout, container } = open({ loadTimeout: 1000 });
  const codes: string[] = [];
  checkout.on('error', (event) => codes.push(event.detail.code));
  vi.advanceTimersByTime(1001);
  expect(codes).toEqual(['load_timeout']);
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.querySelector('a')?.href).toBe(`${BASE}/hosted-checkout/eg/ses_1?lang=auto`);
});

test('shows no link when the shop prevents the load error or the frame sends hello in time', () => {
  const failed = open({ loadTimeout: 1000 });
  failed.checkout.on('error', (event) => event.preventDefault());
  const fine = open({ loadTimeout: 1000 });
  fine.greet();
  vi.advanceTimersByTime(5000);
  expect(failed.container.querySelector('a')).toBeNull();
  expect(fine.container.querySelector('iframe')).not.toBeNull();
});

test('stops waiting 4 seconds after a page loads without sending hello', () => {
  const { frame, container } = open({ loadTimeout: 60_000 });
  frame.onload?.(new Event('load'));
  vi.advanceTimersByTime(4001);
  expect(container.querySelector('a')).not.toBeNull();
});

test('keeps one frame when mounted twice or mounted again after unmount', () => {
  const { checkout, container, id } = open();
  checkout.mount(container);
  expect(frameIn(container).id).toBe(id);
  checkout.unmount();
  expect(container.innerHTML).toBe('');
  checkout.mount(container);
  expect(container.querySelectorAll('iframe')).toHaveLength(1);
  expect(frameIn(container).id).not.toBe(id);
});

test('ignores the hello of an unmounted frame', () => {
  const { checkout, greet, postMessage } = open();
  checkout.unmount();
  greet();
  expect(postMessage).not.toHaveBeenCalled();
});

test('destroy removes the frame for good and can be called twice', () => {
  const { checkout, container } = meet();
  const listener = vi.fn();
  checkout.on('close', listener);
  checkout.destroy();
  checkout.destroy();
  checkout.mount(container);
  expect(container.innerHTML).toBe('');
  expect(listener).not.toHaveBeenCalled();
});

test('mount throws when the selector matches no element', () => {
  const checkout = createCheckout({ session: 's', baseUrl: BASE });
  expect(() => checkout.mount('#nowhere')).toThrow('nothing matches #nowhere');
});

test('an overlay opens a modal dialog and closes when the frame sends close', async () => {
  vi.useRealTimers();
  const { container, port } = meet({ mode: 'overlay' });
  expect(container.querySelector('dialog')?.open).toBe(true);
  port.postMessage({ type: 'event', name: 'close', detail: {} });
  await waitFor(() => expect(container.querySelector('dialog')).toBeNull());
});

test('removes the link to the hosted page when it is destroyed', () => {
  const { checkout, container } = open({ loadTimeout: 1000 });
  vi.advanceTimersByTime(1001);
  expect(container.querySelector('a')).not.toBeNull();
  checkout.destroy();
  expect(container.innerHTML).toBe('');
});

test('an overlay that does not load shows the link in its dialog, in the language of the checkout', () => {
  const { container } = open({ mode: 'overlay', locale: 'ar', loadTimeout: 1000 });
  vi.advanceTimersByTime(1001);
  const link = container.querySelector('dialog a');
  expect(link?.textContent).toBe('المتابعة إلى الدفع');
  expect(link?.getAttribute('href')).toBe(`${BASE}/hosted-checkout/eg/ses_1?lang=ar`);
});

test('opens no link when the shop destroys the checkout because it did not load', () => {
  const { checkout, container } = open({ loadTimeout: 1000 });
  checkout.on('error', () => checkout.destroy());
  vi.advanceTimersByTime(1001);
  expect(container.innerHTML).toBe('');
});

test('the redirect mode opens no frame and goes to the hosted page unless the shop prevents it', () => {
  const container = document.createElement('div');
  const checkout = createCheckout({ session: 'ses_1', baseUrl: `${BASE}/`, mode: 'redirect', locale: 'ur' });
  const urls: string[] = [];
  checkout.on('redirect', (event) => {
    urls.push(event.detail.url);
    event.preventDefault();
  });
  checkout.mount(container);
  expect(urls).toEqual([`${BASE}/hosted-checkout/eg/ses_1?lang=ur`]);
  expect(container.innerHTML).toBe('');
});

test.each([null, 'succeeded', 7, {}, { name: 'succeeded', detail: {} }, { type: 'verdict', name: 'close' }])(
  'ignores the malformed message %j on the port',
  async (message) => {
    vi.useRealTimers();
    const { checkout, container, port } = meet();
    const heard = vi.fn();
    for (const name of ['succeeded', 'close', 'resize'] as const) checkout.on(name, heard);
    port.postMessage(message);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).not.toHaveBeenCalled();
    expect(container.querySelector('iframe')).not.toBeNull();
  },
);

test('never goes to an address that is not http', async () => {
  vi.useRealTimers();
  const { checkout, port } = meet();
  const heard = vi.fn((event: Event) => event.preventDefault());
  checkout.on('redirect', heard);
  port.postMessage({ type: 'event', name: 'redirect', detail: { url: 'javascript:alert(1)' } });
  port.postMessage({ type: 'event', name: 'redirect', detail: { url: 'https://shop.test/' } });
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});

test('ignores ten thousand forged hello messages', () => {
  const { greet, postMessage } = open();
  for (let sent = 0; sent < 10_000; sent++) greet({ origin: 'https://evil.test' });
  expect(postMessage).not.toHaveBeenCalled();
  greet();
  expect(postMessage).toHaveBeenCalledTimes(1);
});

test('shows the frame even when the shop sets its height itself', async () => {
  vi.useRealTimers();
  const { checkout, frame, port } = meet();
  checkout.on('resize', (event) => event.preventDefault());
  port.postMessage({ type: 'event', name: 'resize', detail: { height: 900 } });
  await waitFor(() => expect(frame.style.opacity).toBe('1'));
  expect(frame.style.height).toBe('320px');
});

test('dispatches each event on the element as well, where it bubbles and can be prevented', async () => {
  vi.useRealTimers();
  const { container, port, commands } = meet();
  const heard: unknown[] = [];
  const listen = (event: Event) => {
    heard.push((event as CustomEvent).detail);
    event.preventDefault();
  };
  document.addEventListener('daftar:submit', listen, { once: true });
  port.postMessage({ type: 'event', name: 'submit', detail: { method: 'FawryRef' }, seq: 3 });
  await waitFor(() => expect(commands).toEqual([{ type: 'verdict', seq: 3, prevented: true }]));
  expect(heard).toEqual([{ method: 'FawryRef' }]);
  expect(container.isConnected).toBe(true);
});

test('two checkouts on one page do not receive each other’s messages', async () => {
  vi.useRealTimers();
  const [first, second] = [meet({ session: 'ses_1' }), meet({ session: 'ses_2' })];
  const heard: string[] = [];
  first.checkout.on('succeeded', () => heard.push('first'));
  second.checkout.on('succeeded', () => heard.push('second'));
  second.port.postMessage({ type: 'event', name: 'succeeded', detail: { sessionId: 'ses_2' } });
  await waitFor(() => expect(heard).toEqual(['second']));
});

test('opens its frame inside a shadow root', () => {
  const host = document.createElement('div');
  document.body.append(host);
  const place = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(place);
  const checkout = createCheckout({ session: 'ses_1', baseUrl: BASE });
  checkout.mount(place);
  const { frame, greet, postMessage } = frameIn(place);
  greet();
  expect(postMessage).toHaveBeenCalledTimes(1);
  checkout.destroy();
  expect(frame.isConnected).toBe(false);
  host.remove();
});
