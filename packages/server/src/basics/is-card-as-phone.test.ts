import { expect, test } from 'vitest';
import { isCardAsPhone } from './is-card-as-phone.ts';

test.each([
  '378282246310005',
  '3782 822463 10005',
  '(3782) 822463/10005',
  '٣٧٨٢٨٢٢٤٦٣١٠٠٠٥',
  '+378282246310005',
  '30569309025904',
  '3852 000002 3237',
  '36227206271667',
])('%s is a card number', (text) => {
  expect(isCardAsPhone(text)).toBe(true);
});

test.each([
  ['201012345678', 'Egypt'],
  ['00201012345678', 'Egypt, with 00'],
  ['923001234567', 'Pakistan'],
  ['00923001234567', 'Pakistan, with 00'],
  ['03001234567', 'Pakistan, national'],
  ['9647901234567', 'Iraq'],
  ['8613912345678', 'China'],
  ['4407712345678', 'Great Britain with a trunk prefix'],
  ['+306912345678', 'Greece'],
  ['0036201234567', 'Hungary'],
  ['+380501234567', 'Ukraine'],
  ['+37499123456', 'Armenia'],
  ['378282246310006', 'a wrong check digit'],
  ['30001011234567', 'an Egyptian national id'],
])('%s is no card number: %s', (text) => {
  expect(isCardAsPhone(text)).toBe(false);
});
