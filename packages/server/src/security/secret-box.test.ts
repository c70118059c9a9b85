import { expect, test } from 'vitest';
import { seal, unseal } from './secret-box.ts';

const key = new Uint8Array(32).fill(7);
const secret = 'whsec_c2VjcmV0';

test('unseal needs the same key and context as seal', () => {
  const sealed = seal(key, secret, 'sec_1');
  expect(unseal(key, sealed, 'sec_1')).toBe(secret);
  expect(() => unseal(new Uint8Array(32).fill(8), sealed, 'sec_1')).toThrow();
  expect(() => unseal(key, sealed, 'sec_2')).toThrow();
});

test('seal returns a different ciphertext each time, without the secret’s text', () => {
  const [one, two] = [seal(key, secret, 'sec_1'), seal(key, secret, 'sec_1')];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('whsec_');
});

test('unseal throws when any byte was changed', () => {
  const bytes = Buffer.from(seal(key, secret, 'sec_1'), 'base64');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(key, changed.toString('base64'), 'sec_1'), `byte ${at}`).toThrow();
  }
});

test('unseal throws when the end is cut off', () => {
  const sealed = seal(key, secret, 'sec_1');
  for (const cut of ['', sealed.slice(0, 16), sealed.slice(0, -8)])
    expect(() => unseal(key, cut, 'sec_1')).toThrow();
});
