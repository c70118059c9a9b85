import { expect, test } from 'vitest';
import { FrequentTexts } from './frequent-texts.ts';

const send = (texts: FrequentTexts, text: string, times: number) => {
  let name: string | undefined;
  for (let n = 0; n < times; n += 1) name = texts.nameOf(text);
  return name;
};

test('nameOf names a text after it was sent twenty times, and each text differently', () => {
  const texts = new FrequentTexts();
  expect(send(texts, 'select 1', 19)).toBeUndefined();
  expect(texts.nameOf('select 1')).toBe('frequent-1-1');
  expect(texts.nameOf('select 1')).toBe('frequent-1-1');
  expect(send(texts, 'select 2', 20)).toBe('frequent-1-2');
});

test('nameOf names a hundred texts and no more', () => {
  const texts = new FrequentTexts();
  for (let n = 1; n <= 100; n += 1) expect(send(texts, `select ${n}`, 20)).toBe(`frequent-1-${n}`);
  expect(send(texts, 'select 101', 50)).toBeUndefined();
  expect(texts.nameOf('select 7')).toBe('frequent-1-7');
});

test('nameOf forgets the counts of rare texts when there are too many', () => {
  const texts = new FrequentTexts();
  expect(send(texts, 'select 0', 19)).toBeUndefined();
  for (let n = 1; n <= 1_000; n += 1) texts.nameOf(`select ${n}`);
  expect(texts.nameOf('select 0')).toBeUndefined();
});

test('rename changes the name of each named text', () => {
  const texts = new FrequentTexts();
  send(texts, 'select 1', 20);
  send(texts, 'select 2', 20);
  texts.rename();
  expect([texts.nameOf('select 1'), texts.nameOf('select 2')]).toEqual(['frequent-2-1', 'frequent-2-2']);
});
