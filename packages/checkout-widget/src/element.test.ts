import { afterEach, expect, test } from 'vitest';
import { defineCheckoutElement } from './element.ts';
import { silenceFrames } from './testing/silence-frames.ts';

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
