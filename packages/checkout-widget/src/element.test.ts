import { afterEach, expect, test } from 'vitest';
import { defineCheckoutElement } from './element.ts';
import { sendHello } from './testing/send-hello.ts';
import { silenceFrames } from './testing/silence-frames.ts';
import { waitFor } from './testing/wait-for.ts';

silenceFrames();
defineCheckoutElement();
afterEach(() => document.body.replaceChildren());

function element(attributes: Record<string, string>) {
  const made = document.createElement('daftar-checkout');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.body.append(made);
  return made;
}

const gateway = { session: 'cs_1', 'base-url': 'https://pay.example.com' };

test('opens a frame when the element is connected and removes it when it is disconnected', () => {
  const made = element(gateway);
  expect(made.querySelector('iframe')?.src).toContain('https://pay.example.com/frame/cs_1#');
  made.remove();
  expect(made.querySelector('iframe')).toBeNull();
  document.body.append(made);
  expect(made.querySelectorAll('iframe')).toHaveLength(1);
});

test('replaces the frame when the session attribute changes', () => {
  const made = element(gateway);
  made.setAttribute('session', 'cs_2');
  expect([...made.querySelectorAll('iframe')].map(({ src }) => src.includes('/cs_2#'))).toEqual([true]);
});

test('opens no frame without a session and a base URL', () => {
  expect(element({ session: 'cs_1' }).querySelector('iframe')).toBeNull();
});

test('defines the element only once', () => {
  expect(() => defineCheckoutElement()).not.toThrow();
});

test('passes its attributes to the frame and sends changed ones', async () => {
  const made = element({
    ...gateway,
    locale: 'ar',
    accent: '#123456',
    radius: '4',
    methods: 'A,B',
    'pay-button': 'false',
  });
  const frame = made.querySelector('iframe');
  if (!frame) throw new Error('no frame');
  const { init, port } = sendHello(frame);
  expect(init.options).toMatchObject({
    locale: 'ar',
    methods: ['A', 'B'],
    payButton: false,
    appearance: { accent: '#123456', radius: 4 },
  });
  const commands: unknown[] = [];
  port.onmessage = ({ data }) => commands.push(data);
  made.setAttribute('locale', 'ur');
  made.removeAttribute('accent');
  await waitFor(() => expect(commands).toHaveLength(2));
  expect(commands[1]).toMatchObject({ options: { locale: 'ur', appearance: { accent: undefined } } });
});

test('replaces the frame when the mode changes', () => {
  const made = element(gateway);
  made.setAttribute('mode', 'overlay');
  expect(made.querySelector('dialog iframe')).not.toBeNull();
  expect(made.querySelectorAll('iframe')).toHaveLength(1);
});

test('dispatches an event of the frame, and prevents it for the frame when a listener does', async () => {
  const made = element(gateway);
  const frame = made.querySelector('iframe');
  if (!frame) throw new Error('no frame');
  const { port } = sendHello(frame);
  const commands: unknown[] = [];
  port.onmessage = ({ data }) => commands.push(data);
  made.addEventListener('submit', (event) => event.preventDefault());
  port.postMessage({ type: 'event', name: 'submit', detail: { method: 'A' }, seq: 1 });
  await waitFor(() => expect(commands).toEqual([{ type: 'verdict', seq: 1, prevented: true }]));
});
