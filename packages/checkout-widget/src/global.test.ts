import { afterEach, expect, test, vi } from 'vitest';
import { sendHello } from './testing/send-hello.ts';
import { silenceFrames } from './testing/silence-frames.ts';

silenceFrames();
afterEach(() => document.body.replaceChildren());

/** Runs the script tag's build on a page with the given content. */
async function runOn(content: string) {
  document.body.innerHTML = content;
  vi.resetModules();
  return await import('./global.ts');
}

const BASE = 'data-base-url="https://pay.example.com"';

test('opens a checkout in each marked element, with the options of its attributes', async () => {
  await runOn(
    `<div id="a" data-daftar-session="cs_1" ${BASE} data-locale="ar" data-methods="A,B" data-pay-button="false"
      data-accent="#123456" data-radius="4"></div><div id="b" data-daftar-session="cs_2" ${BASE}></div><div id="c"></div>`,
  );
  const frames = [...document.querySelectorAll('iframe')];
  expect(frames.map(({ src }) => new URL(src).pathname)).toEqual(['/frame/cs_1', '/frame/cs_2']);
  const [first] = frames;
  if (!first) return;
  expect(sendHello(first).init.options).toMatchObject({
    ...{ locale: 'ar', methods: ['A', 'B'], payButton: false },
    appearance: { accent: '#123456', radius: '4' },
  });
});

test('a marked link keeps the customer on the page and opens an overlay when it is clicked', async () => {
  await runOn(
    `<a href="https://pay.example.com/hosted-checkout/eg/cs_1" data-daftar-session="cs_1" data-mode="overlay" ${BASE}>Pay</a>`,
  );
  expect(document.querySelector('iframe')).toBeNull();
  const click = new MouseEvent('click', { cancelable: true, bubbles: true });
  document.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(document.querySelector('dialog iframe')).not.toBeNull();
});

test('waits for the whole page before it looks for marked elements', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await runOn('');
  document.body.innerHTML = `<div data-daftar-session="cs_1" ${BASE}></div>`;
  expect(document.querySelector('iframe')).toBeNull();
  state.mockRestore();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelector('iframe')).not.toBeNull();
});

test('offers createCheckout to the page’s own scripts', async () => {
  const { Daftar } = await runOn('');
  expect(globalThis).toHaveProperty('Daftar', Daftar);
  const checkout = Daftar.createCheckout({ session: 'cs_3' });
  checkout.mount();
  expect(document.querySelector('iframe')?.src).toContain('/frame/cs_3#');
  checkout.destroy();
});
