import { createRef, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { type CheckoutHandle, type CheckoutProps, DaftarCheckout } from './react.tsx';
import { sendHello } from './testing/send-hello.ts';
import { silenceFrames } from './testing/silence-frames.ts';
import { waitFor } from './testing/wait-for.ts';

silenceFrames();

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

const BASE = 'https://pay.example.com';

function render(ref = createRef<CheckoutHandle>()) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const show = (props: Partial<CheckoutProps> = {}) =>
    root.render(
      <StrictMode>
        <DaftarCheckout ref={ref} session="cs_1" baseUrl={BASE} {...props} />
      </StrictMode>,
    );
  cleanups.push(() => {
    root.unmount();
    container.remove();
  });
  const frame = () => container.querySelector('iframe');
  return { container, root, show, frame, ref };
}

const greet = (frame: HTMLIFrameElement) => sendHello(frame).port;

test('renders one frame under StrictMode and removes it on unmount', async () => {
  const { show, frame, container, root } = render();
  show();
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(container.querySelectorAll('iframe')).toHaveLength(1);
  root.render(null);
  await waitFor(() => expect(frame()).toBeNull());
});

test('keeps the frame for new listeners and options, and replaces it for a new session', async () => {
  const { show, frame, ref } = render();
  const [first, second] = [vi.fn(), vi.fn()];
  show({ onSucceeded: first, locale: 'en' });
  await waitFor(() => expect(frame()).not.toBeNull());
  const opened = frame();
  if (!opened) return;
  const port = greet(opened);
  const commands: unknown[] = [];
  port.onmessage = ({ data }) => commands.push(data);

  show({ onSucceeded: second, locale: 'ar' });
  await waitFor(() => expect(commands).toMatchObject([{ type: 'update', options: { locale: 'ar' } }]));
  port.postMessage({ type: 'event', name: 'succeeded', detail: { sessionId: 'cs_1' } });
  await waitFor(() => expect(second).toHaveBeenCalledTimes(1));
  expect(first).not.toHaveBeenCalled();
  expect(frame()).toBe(opened);

  ref.current?.submit();
  await waitFor(() => expect(commands.at(-1)).toEqual({ type: 'submit' }));
  show({ session: 'cs_2' });
  await waitFor(() => expect(frame()?.src).toContain('/frame/cs_2#'));
});

test('calls a listener that was added after the first render', async () => {
  const { show, frame } = render();
  const late = vi.fn();
  show();
  await waitFor(() => expect(frame()).not.toBeNull());
  const opened = frame();
  if (!opened) return;
  flushSync(() => show({ onReady: late }));
  const port = greet(opened);
  port.postMessage({ type: 'event', name: 'ready', detail: { methods: [] } });
  await waitFor(() => expect(late).toHaveBeenCalledTimes(1));
});

test('sends an option that was removed as undefined', async () => {
  const { show, frame } = render();
  show({ locale: 'ar' });
  await waitFor(() => expect(frame()).not.toBeNull());
  const opened = frame();
  if (!opened) return;
  const commands: { options?: object }[] = [];
  greet(opened).onmessage = ({ data }) => commands.push(data);
  show({});
  await waitFor(() => expect(commands).toHaveLength(1));
  expect(commands[0]?.options).toHaveProperty('locale', undefined);
});
