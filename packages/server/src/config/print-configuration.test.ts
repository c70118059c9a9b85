import { expect, test } from 'vitest';
import { printConfiguration, summary } from './print-configuration.ts';
import { readConfig, secretVariables } from './read-config.ts';
import { refusedPorts } from './refused-ports.ts';
import { suggestNames } from './suggest-names.ts';

const of = (variables: Record<string, string>) => summary(readConfig(variables));

function printed(variables: Record<string, string>): string {
  const lines: string[] = [];
  printConfiguration(readConfig(variables), variables, (line) => lines.push(line));
  return lines.join('\n');
}

test('the summary omits variables with their default value', () => {
  expect(of({})).toEqual([]);
  expect(printed({ PORT: '4000' })).toBe('');
});

test('the summary shows variables as they were parsed', () => {
  expect(of({ PORT: '5000', TRUST_PROXY: 'loopback, 10.0.0.0/8', SETTLEMENT_MATH: 'decimal' })).toEqual([
    'PORT                         5000',
    'SETTLEMENT_MATH              decimal',
    'TRUST_PROXY                  loopback,10.0.0.0/8',
  ]);
});

test('printConfiguration never prints a secret', () => {
  const secret = 'hunter22'.repeat(8);
  for (const name of secretVariables) {
    const value = name.startsWith('DATABASE_')
      ? `postgres://daftar:${secret}@db:5432/books?password=${secret}`
      : name.endsWith('_BASIC')
        ? `user:${secret}`
        : name === 'SMTP_URL'
          ? `smtps://daftar:${secret}@mail.example`
          : secret;
    const output = printed({ [name]: value });
    expect(output, name).toContain(name);
    expect(output, name).not.toContain('hunter22');
  }
  expect(of({ DATABASE_URL: `postgres://daftar:${secret}@db:5432/books` })).toEqual([
    'DATABASE_URL                 postgres://daftar@db:5432/books',
  ]);
  const collector = printed({ OTEL_EXPORTER_OTLP_ENDPOINT: `https://me:${secret}@collector.example/otlp` });
  expect(collector).toContain('https://…@collector.example/otlp');
  expect(collector).not.toContain('hunter22');
});

test('refusedPorts names ports that browsers refuse, from port variables and URLs', () => {
  const refused = (variables: Record<string, string>) => refusedPorts(readConfig(variables));
  expect(refused({})).toEqual([]);
  expect(refused({ PORT: '6000' })).toEqual([
    'PORT: browsers refuse to open port 6000. Please choose another',
  ]);
  expect(refused({ CHECKOUT_URL: 'https://pay.example:5060', SANDBOX_PORT: '10080' })).toEqual([
    'CHECKOUT_URL: browsers refuse to open port 5060. Please choose another',
    'SANDBOX_PORT: browsers refuse to open port 10080. Please choose another',
  ]);
  // Behind a proxy, browsers open the port of BACKOFFICE_URL, not PORT.
  expect(refused({ PORT: '6000', BACKOFFICE_URL: 'https://pay.example' })).toEqual([]);
  expect(printed({ PORT: '6000' })).toContain('Please check:\n    PORT: browsers refuse');
});

test('refusedPorts names ports that Node’s fetch refuses', async () => {
  for (const port of [1, 25, 2049, 4190, 5060, 6000, 6667, 6679, 10080]) {
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    expect(refusedPorts(readConfig({ PORT: String(port) })), String(port)).toHaveLength(1);
  }
});

test('printConfiguration suggests the right name for a misspelt variable', () => {
  expect(printed({ DATABSE_URL: 'x', TRUSTPROXY: 'y', PATH: '/bin', SPORT: '1', SIGNING_KEY_FILE: '' })).toBe(
    '\n  Please check:\n    DATABSE_URL is not a variable of Daftar. Did you mean DATABASE_URL?\n    TRUSTPROXY is not a variable of Daftar. Did you mean TRUST_PROXY?',
  );
  expect(
    suggestNames(['PROVIDER_NAMES', 'METRICS_PATH', 'HOSTNAME'], ['PROVIDER_NAME', 'METRICS_PORT', 'HOST']),
  ).toEqual([['PROVIDER_NAMES', 'PROVIDER_NAME']]);
});
