import { expect, test } from 'vitest';
import { isOfOtherMode, modeOf, newKeyText, newPublicKey } from './key-text.ts';

test('a key’s prefix tells whether payments go to sandboxes', () => {
  expect([modeOf({ sandbox: true }), modeOf({ sandbox: false })]).toEqual(['test', 'live']);
  expect([newKeyText('test'), newPublicKey('live')]).toEqual([
    expect.stringMatching(/^sk_test_[a-z0-9]{40}$/),
    expect.stringMatching(/^pk_live_[a-z0-9]{32}$/),
  ]);
});

test('isOfOtherMode returns true only for a key of the other mode', () => {
  for (const mode of ['test', 'live'] as const) {
    const other = mode === 'test' ? 'live' : 'test';
    expect([isOfOtherMode(newKeyText(mode), mode), isOfOtherMode(newKeyText(mode), other)]).toEqual([
      false,
      true,
    ]);
  }
  expect(isOfOtherMode('sk_old_key_without_a_mode', 'live')).toBe(false);
});
