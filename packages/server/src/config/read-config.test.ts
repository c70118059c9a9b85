import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './read-config.ts';

test('readConfig has a default for every required setting', () => {
  expect(readConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 4000,
    CHECKOUT_PORT: 4001,
    SANDBOX_PORT: 4002,
    SETTLEMENT_MATH: 'integer',
    TOKEN_HOURS: 12,
    TOKEN_IDLE_MINUTES: 60,
    PASSWORD_MIN: 5,
    ALLOW_LOCAL_TARGETS: false,
    TRUST_PROXY: [],
  });
});

test('readConfig treats empty variables as not set and ignores unknown ones', () => {
  expect(readConfig({ PORT: '', PATH: '/bin', DATABASE_URL: '' })).toMatchObject({ PORT: 4000 });
  expect(readConfig({ PORT: '' })).not.toHaveProperty('DATABASE_URL');
});

test('readConfig removes an address’s trailing slash and reads flags as 1/true/on and 0/false/off', () => {
  expect(readConfig({ BACKOFFICE_URL: 'https://pay.example/' }).BACKOFFICE_URL).toBe('https://pay.example');
  for (const yes of ['1', 'true', 'on'])
    expect(readConfig({ ALLOW_LOCAL_TARGETS: yes }).ALLOW_LOCAL_TARGETS).toBe(true);
  for (const no of ['0', 'false', 'off'])
    expect(readConfig({ ALLOW_LOCAL_TARGETS: no }).ALLOW_LOCAL_TARGETS).toBe(false);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['CHECKOUT_PORT', '4001.5'],
  ['SANDBOX_PORT', '0x10'],
  ['BACKOFFICE_URL', 'pay.example'],
  ['CHECKOUT_URL', 'not a url'],
  ['SANDBOX_URL', '/sandbox'],
  ['DATABASE_CONNECTIONS', 'many'],
  ['SIGNING_KEY', 'short'],
  ['DATA_KEY', 'short'],
  ['PROVIDER_NAME', 'x'.repeat(31)],
  ['BRAND_NAME', 'x'.repeat(31)],
  ['BRAND_ACCENT', 'teal'],
  ['BRAND_ACCENT', '#56b9ad'],
  ['BRAND_LOGO', '/no/such/logo.svg'],
  ['BRAND_LOGO', import.meta.filename],
  ['SETTLEMENT_MATH', 'float'],
  ['TOKEN_HOURS', '13'],
  ['TOKEN_HOURS', '0'],
  ['TOKEN_IDLE_MINUTES', '0'],
  ['PASSWORD_MIN', '4'],
  ['PASSWORD_MIN', '51'],
  ['FAWRY_BASE_URL', 'fawry'],
  ['ALLOW_LOCAL_TARGETS', 'yes'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['PROVIDER_TIME_ZONE', 'Africa/Nowhere'],
  ['DATABASE_CONNECTIONS', '0'],
  ['PUBLIC_CALLS_PER_MINUTE', '1e3'],
  ['DATABASE_URL', 'nonsense'],
  ['METRICS_PORT', 'metrics'],
  ['METRICS_TOKEN', 'short'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['REQUEST_SECONDS', '0'],
  ['SHUTDOWN_SECONDS', '0'],
  ['SHUTDOWN_DELAY_SECONDS', '-1'],
  ['CORS_ORIGINS', 'shop.example'],
  ['CORS_ORIGINS', 'https://shop.example/'],
])('readConfig rejects %s=%s, naming the variable but no secret value', (name, value) => {
  let message = '';
  try {
    readConfig({ [name]: value });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    message = String(error);
  }
  expect(message).toContain(`  ${name}: `);
  if (name.endsWith('_KEY')) expect(message).not.toContain(value);
});

test('readConfig reports all mistakes at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT: [^\n]+\n {2}LOG_LEVEL: /);
});

test.each([
  ['PORT', 'abc', 'PORT: Expected a port, a whole number from 0 to 65535, but received "abc"'],
  ['TOKEN_HOURS', '13', 'TOKEN_HOURS: Expected a whole number from 1 to 12, but received "13"'],
  ['PASSWORD_MIN', '51', 'PASSWORD_MIN: Expected a whole number from 5 to 50, but received "51"'],
  ['DATABASE_CONNECTIONS', 'x', 'DATABASE_CONNECTIONS: Expected a whole number from 2 on, but received "x"'],
])('readConfig says what it expected instead of %s=%s', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

test('readConfig rejects a DATABASE_URL that is not PostgreSQL’s without repeating it, and accepts sockets', () => {
  expect(() => readConfig({ DATABASE_URL: 'user:hunter22@host' })).toThrow(
    /^(?!.*hunter22)The configuration has mistakes:\n {2}DATABASE_URL: Expected(?!.*hunter22)/,
  );
  for (const url of ['postgres://u:p@h/d', 'postgresql:///d?host=/tmp', 'socket:/tmp', '/tmp daftar'])
    expect(readConfig({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
});

test('readConfig reads a secret from a file, unless the variable is set as well', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-secrets-'));
  const file = path.join(folder, 'signing');
  const key = 'ab'.repeat(32);
  writeFileSync(file, `${key}\n`);
  expect(readConfig({ SIGNING_KEY_FILE: file }).SIGNING_KEY).toBe(key);
  expect(() => readConfig({ SIGNING_KEY_FILE: file, SIGNING_KEY: key })).toThrow(/both set: please keep one/);
  expect(() => readConfig({ DATA_KEY_FILE: path.join(folder, 'none') })).toThrow(
    /DATA_KEY_FILE: .* cannot be read \(ENOENT\)/,
  );
  writeFileSync(file, 'short');
  expect(() => readConfig({ SIGNING_KEY_FILE: file })).toThrow(/SIGNING_KEY: (?!.*short)/);
  rmSync(folder, { recursive: true });
});
