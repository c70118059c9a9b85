import { beforeEach, expect, test } from 'vitest';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('a draft restores typed values, except for fields that the form no longer has', () => {
  writeDraft('merchants.new', { name: 'Nile', gone: 'x', showBalance: 'yes' });
  expect(readDraft('merchants.new', { name: '', showBalance: true })).toEqual({
    name: 'Nile',
    showBalance: true,
  });
});

test('a missing, malformed or dropped draft reads as undefined', () => {
  expect(readDraft('none', { name: '' })).toBeUndefined();
  sessionStorage.setItem('daftar.draft.broken', '{');
  expect(readDraft('broken', { name: '' })).toBeUndefined();
  writeDraft('one', { name: 'a' });
  dropDraft('one');
  expect(readDraft('one', { name: '' })).toBeUndefined();
});

test('a draft stores no passwords', () => {
  writeDraft('users.new', { name: 'Mona', password: 'battery9', confirmPassword: 'battery9' });
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('battery9');
  expect(readDraft('users.new', { name: '', password: '' })).toEqual({ name: 'Mona', password: '' });
});
