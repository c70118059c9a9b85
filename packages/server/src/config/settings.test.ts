import { expect, test } from 'vitest';
import { providerVariables } from './provider-variables.ts';
import { readConfig } from './read-config.ts';
import { settingsOf } from './settings.ts';

const real = {
  FAWRY_BASE_URL: 'https://fawry.example',
  FAWRY_MERCHANT_CODE: 'code',
  FAWRY_SECURE_KEY: 'key',
};
const of = (variables: Record<string, string>) => settingsOf(readConfig(variables), false);

test('settingsOf allows local targets with the sandbox only', () => {
  expect(of({ ALLOW_LOCAL_TARGETS: '1' }).settings.allowLocalTargets).toBe(true);
  expect(of({ ALLOW_LOCAL_TARGETS: '1', ...real }).settings.allowLocalTargets).toBe(false);
});

test.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { NODE_ENV: 'production', BACKOFFICE_URL: 'https://office.example', CHECKOUT_URL: 'https://pay.example' },
  { BACKOFFICE_URL: 'https://pay.example' },
  { CHECKOUT_URL: 'http://192.168.0.4:4001' },
  { SANDBOX_URL: 'https://127.0.0.1.example' },
])('settingsOf rejects %o with the sandbox and accepts it with real credentials', (variables) => {
  expect(() => of(variables)).toThrow(/this machine only/);
  expect(of({ ...variables, ...real }).settings.sandbox).toBe(false);
});

const safe = { BACKOFFICE_URL: 'https://office.example', CHECKOUT_URL: 'https://pay.example' };
const production = { NODE_ENV: 'production', ...real, ...safe };

test('settingsOf accepts two https addresses in production', () => {
  expect(of(production).addresses).toMatchObject({
    backoffice: safe.BACKOFFICE_URL,
    checkout: safe.CHECKOUT_URL,
  });
});

test.each<[Record<string, string>, RegExp]>([
  [{ CHECKOUT_URL: '' }, /please set CHECKOUT_URL/],
  [{ BACKOFFICE_URL: '' }, /please set BACKOFFICE_URL/],
  [{ BACKOFFICE_URL: '', CHECKOUT_URL: '' }, /please set BACKOFFICE_URL and CHECKOUT_URL/],
  [{ CHECKOUT_URL: 'http://pay.example' }, /CHECKOUT_URL is http:.*must be https/],
  [{ BACKOFFICE_URL: 'http://office.example' }, /BACKOFFICE_URL is http:.*must be https/],
  [{ CHECKOUT_URL: 'https://office.example' }, /the same origin/],
  [{ CHECKOUT_URL: 'https://office.example:443/pay' }, /the same origin/],
])('settingsOf refuses %o in production, and not outside it', (changes, message) => {
  expect(() => of({ ...production, ...changes })).toThrow(message);
  expect(() => of({ ...production, ...changes, NODE_ENV: 'development' })).not.toThrow();
});

test.each(providerVariables.filter(({ isSecret }) => isSecret))(
  'settingsOf runs no sandbox beside a real $name',
  ({ name }) => {
    expect(of({ [name]: 'secret' }).settings.sandbox).toBe(false);
    expect(of({ [name]: 'secret' }).addresses.sandbox).toBeUndefined();
  },
);

test('settingsOf requires all three addresses of a pooler or none', () => {
  const DATABASE_URL = 'postgres://pooler.example/daftar';
  const more = {
    DATABASE_OFFICE_URL: `${DATABASE_URL}_office`,
    DATABASE_DIRECT_URL: `${DATABASE_URL}_direct`,
  };
  expect(() => of({ DATABASE_URL })).not.toThrow();
  expect(() => of({ DATABASE_URL, ...more })).not.toThrow();
  const halves: Record<string, string>[] = [
    more,
    { DATABASE_URL, DATABASE_OFFICE_URL: more.DATABASE_OFFICE_URL },
    { DATABASE_URL, DATABASE_DIRECT_URL: more.DATABASE_DIRECT_URL },
  ];
  for (const half of halves) expect(() => of(half)).toThrow(/three addresses/);
});

test('settingsOf puts an IPv6 host in brackets', () => {
  expect(of({ HOST: '::1' }).addresses.checkout).toBe('http://[::1]:4001');
});

test('settingsOf accepts proxies as addresses, CIDR blocks and names only', () => {
  expect(of({ TRUST_PROXY: '10.0.0.0/8, loopback' }).settings.trustProxy).toEqual(['10.0.0.0/8', 'loopback']);
  expect(() => of({ TRUST_PROXY: '1' })).toThrow(/TRUST_PROXY/);
  expect(() => of({ TRUST_PROXY: '10.0.0.0/64' })).toThrow(/TRUST_PROXY/);
});

const MAIL_FROM = 'receipts@pay.example';
const SMTP_URL = 'smtp://mail.example';

test('settingsOf uses the mail catcher only with sandboxes and without a mail server', () => {
  expect(of({}).settings.mail).toBe('catcher');
  expect(of({ MAIL_FROM }).settings.mail).toBe('catcher');
  expect(of({ SMTP_URL, MAIL_FROM }).settings.mail).toBe('smtp');
  expect(of({ ...real }).settings.mail).toBe('off');
  expect(of({ ...real, SMTP_URL, MAIL_FROM }).settings.mail).toBe('smtp');
});

test('settingsOf requires the mail server and the sender together', () => {
  expect(() => of({ SMTP_URL })).toThrow(/SMTP_URL needs MAIL_FROM/);
  expect(() => of({ ...real, MAIL_FROM })).toThrow(/MAIL_FROM needs SMTP_URL/);
});
