import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isAllowedUrl } from './is-allowed-url.ts';
import { isEmail } from './is-email.ts';
import { serviceSchema, sharesNotice } from './service.ts';

const form = {
  country: 'Egypt',
  merchant: 'mer_7h2kq9',
  serviceProvider: ' Fawry ',
  serviceType: 'Others',
  serviceName: 'Books online',
  currency: 'EGP',
  carrierShare: '2.5',
  merchantShare: '٩٣٫٥',
  waleeShare: '4',
  portalUrl: 'https://nile.example/done',
  paymentMethods: ['Credit Card', 'FawryRef'],
  ccServiceName: 'monty-credit-card',
};
const told = (value: unknown) =>
  (v.safeParse(serviceSchema(), value).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

describe('service', () => {
  test('returns the values as in the API', () => {
    expect(v.parse(serviceSchema(), form)).toEqual({
      ...form,
      serviceProvider: 'Fawry',
      carrierShare: 2.5,
      merchantShare: 93.5,
      waleeShare: 4,
      packages: [],
      customFields: [],
    });
  });

  test('has the specification’s messages', () => {
    expect(told({})).toEqual([
      ['country', 'Please select a country'],
      ['merchant', 'Please select merchant'],
      ['serviceProvider', 'Please select Carrier'],
      ['serviceType', 'Please select service type'],
      ['serviceName', 'Please provide valid service name'],
      ['currency', 'Please provide currency'],
      ['carrierShare', 'Please provide valid carrier share'],
      ['merchantShare', 'Please provide valid merchant share'],
      ['waleeShare', 'Please provide valid walee share'],
    ]);
  });

  test('reads prices by period and the merchant’s own fields', () => {
    const extras = {
      packages: [{ d: '٥', w: '', oneTime: 250 }],
      customFields: [{ name: ' centre ', value: '7' }],
    };
    expect(v.parse(serviceSchema(), { ...form, ...extras })).toMatchObject({
      packages: [{ d: 5, oneTime: 250 }],
      customFields: [{ name: 'centre', value: '7' }],
    });
    expect(told({ ...form, packages: [{ m: '-1' }] })).toEqual([
      ['packages.0.m', 'Please provide valid price'],
    ]);
  });

  test('rejects shares that add up to more than 100 and warns if they add up to less', () => {
    expect(told({ ...form, waleeShare: '4.01' })).toEqual([
      ['waleeShare', 'The three shares add up to more than 100'],
    ]);
    expect(v.is(serviceSchema(), { ...form, waleeShare: '3' })).toBe(true);
    expect(sharesNotice({ carrierShare: 2.5, merchantShare: 93.5, waleeShare: 3 })).toContain(
      'less than 100',
    );
    expect(sharesNotice({ carrierShare: 2.5, merchantShare: 93.5, waleeShare: 4 })).toBeUndefined();
  });

  test('omits FawryRef if the provider is not Fawry, and the card service without the Credit Card method', () => {
    const other = v.parse(serviceSchema(), { ...form, serviceProvider: 'Paymob' });
    expect(other.paymentMethods).toEqual(['Credit Card']);
    const noCard = v.parse(serviceSchema(), { ...form, paymentMethods: ['FawryRef'] });
    expect(noCard).not.toHaveProperty('ccServiceName');
    expect(told({ ...form, ccServiceName: 'other' })).toEqual([
      ['ccServiceName', 'Please provide valid Credit Card service'],
    ]);
  });
});

describe('isAllowedUrl', () => {
  test.each([
    ['https://shop.example/a?b=c', true],
    ['http://shop.example', false],
    ['http://localhost:4100/hook', false],
    ['https://user:secret@shop.example', false],
    ['https://user@shop.example', false],
    ['javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['https://shop.ex\nample', false],
    ['https:\\\\shop.example', false],
    ['//shop.example', false],
    ['shop.example', false],
    ['', false],
  ])('%o: %s', (url, allowed) => {
    expect(isAllowedUrl(url)).toBe(allowed);
  });

  test('accepts http URLs on the local machine only if allowed', () => {
    const rule = { allowLocalHttp: true };
    expect(isAllowedUrl('http://localhost:4100/hook', rule)).toBe(true);
    expect(isAllowedUrl('http://[::1]:4100/hook', rule)).toBe(true);
    expect(isAllowedUrl('http://localhost.evil.example', rule)).toBe(false);
    expect(isAllowedUrl('http://10.0.0.1', rule)).toBe(false);
  });
});

describe('isEmail', () => {
  test.each(['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org"])('accepts %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  test.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a@b..co',
    'a@-b.co',
    'a b@c.co',
    '.a@b.co',
    'a..b@c.co',
    'a@b@c.co',
    'a@b.c',
  ])('rejects %o', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  test('takes linear time for any input', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
  });
});
