import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isReadableAccent, leastAccentContrast } from '@daftar/domain';
import * as v from 'valibot';
import { readSender } from '../mail/mail-address.ts';
import { readSmtpAddress } from '../mail/smtp-address.ts';
import { providerVariables } from './provider-variables.ts';
import { isLogo } from './read-brand.ts';

/** A whole number from `least` to `most`; `what` describes it in the error message. */
function whole(what: string, least: number, most = Number.MAX_SAFE_INTEGER) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      ({ input }) => `Expected ${what}, but received "${input}"`,
    ),
    v.transform(Number),
  );
}

const port = whole('a port, a whole number from 0 to 65535', 0, 65_535);
const count = (least: number) => whole(`a whole number from ${least} on`, least);
const share = v.pipe(
  v.string(),
  v.regex(/^(0|1|0?\.\d{1,6}|1\.0)$/, 'Expected the share of requests to trace, from 0 to 1'),
  v.transform(Number),
);
const databaseAddress = v.pipe(
  v.string(),
  v.regex(
    /^(postgres(ql)?:\/\/|socket:|\/)/,
    'Expected the address of a PostgreSQL database, such as postgres://user:password@host:5432/database',
  ),
);
const flag = v.pipe(
  v.picklist(['1', '0', 'true', 'false', 'on', 'off']),
  v.transform((text) => ['1', 'true', 'on'].includes(text)),
);
const address = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => text.replace(/\/$/, '')),
);

const credentials = v.pipe(
  v.string(),
  v.regex(/^[^:\s]+:\S{8,}$/, 'Expected user:password, the password of at least 8 characters'),
);

const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'Expected the name of a time zone, such as Africa/Cairo'),
);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Tells whether the text is an IP address, a CIDR block (10.0.0.0/8), or a name that Fastify knows (loopback). */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

const proxies = v.pipe(
  v.string(),
  v.transform(parts),
  v.check(
    (all) => all.every(isProxy),
    'Expected the addresses of the proxies in front, separated by commas (10.0.0.0/8, loopback)',
  ),
);

function parts(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

const origins = v.pipe(
  v.string(),
  v.transform(parts),
  v.check(
    (all) => all.every((part) => URL.canParse(part) && new URL(part).origin === part),
    'Expected origins, separated by commas (https://shop.example, http://127.0.0.1:4100)',
  ),
);

const accent = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'Expected a colour (#0b5c56)'),
  v.check(
    isReadableAccent,
    `Expected a darker colour: texts in it must be readable, so it needs a contrast of ${leastAccentContrast}:1 with white`,
  ),
);

const mailServer = v.pipe(
  v.string(),
  v.check(
    // The message does not quote the value, because it contains a password.
    (text) => readSmtpAddress(text) !== undefined,
    'Expected the address of a mail server, such as smtps://user:password@mail.example:465',
  ),
);

const sender = v.pipe(
  v.string(),
  v.check(
    (text) => readSender(text) !== undefined,
    'Expected an email address, such as receipts@pay.example or Nile Pay <receipts@pay.example>',
  ),
);

/** The platform owner's name. */
export const ownerName = v.pipe(
  v.string(),
  v.minLength(1, 'Expected a name'),
  v.maxLength(30, 'Expected at most 30 characters'),
);

/** The payment providers' variables. Only `configuredProviders` reads them, by name. */
const providerEntries = Object.fromEntries(
  providerVariables.map(({ name, isAddress }) => [name, v.optional(isAddress ? address : v.string())]),
) as Record<never, never>;

/** Every environment variable of the product, with its default. */
const Environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '4000'),
  CHECKOUT_PORT: v.optional(port, '4001'),
  SANDBOX_PORT: v.optional(port, '4002'),
  BACKOFFICE_URL: v.optional(address),
  CHECKOUT_URL: v.optional(address),
  SANDBOX_URL: v.optional(address),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_OFFICE_URL: v.optional(databaseAddress),
  DATABASE_DIRECT_URL: v.optional(databaseAddress),
  DATA_FOLDER: v.optional(v.string(), '.daftar'),
  DATABASE_CONNECTIONS: v.optional(count(2), '20'),
  // At least 2, because the job worker permanently occupies one connection.
  DATABASE_PAYMENT_CONNECTIONS: v.optional(count(2), '10'),
  DATABASE_STATEMENT_SECONDS: v.optional(whole('a whole number from 0 to 3600', 0, 3600), '20'),
  SIGNING_KEY: v.optional(v.pipe(v.string(), v.minLength(32))),
  DATA_KEY: v.optional(v.pipe(v.string(), v.minLength(32))),
  BRAND_NAME: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(30)), 'Daftar'),
  BRAND_ACCENT: v.optional(accent),
  BRAND_LOGO: v.optional(
    v.pipe(v.string(), v.check(isLogo, 'Expected an SVG or PNG file of at most 200 KB')),
  ),
  PROVIDER_NAME: v.optional(ownerName),
  PROVIDER_TIME_ZONE: v.optional(timeZone, 'Africa/Cairo'),
  SETTLEMENT_MATH: v.optional(v.picklist(['integer', 'decimal']), 'integer'),
  REQUIRE_DIFFERENT_APPROVER: v.optional(flag, '1'),
  PAYOUT_REQUIRE_FUNDS: v.optional(flag, '1'),
  TOKEN_HOURS: v.optional(whole('a whole number from 1 to 12', 1, 12), '12'),
  TOKEN_IDLE_MINUTES: v.optional(count(1), '60'),
  // Passwords have at most 50 characters, so a higher minimum would reject every password.
  PASSWORD_MIN: v.optional(whole('a whole number from 5 to 50', 5, 50), '5'),
  ...providerEntries,
  PRODUCTS_BASIC: v.optional(credentials),
  EASYPAISA_BASIC: v.optional(credentials),
  CARD_ENTRY: v.optional(v.picklist(['fields', 'redirect']), 'fields'),
  ALLOW_LOCAL_TARGETS: v.optional(flag, '0'),
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(sender),
  PUBLIC_CALLS_PER_MINUTE: v.optional(count(0), '600'),
  PUBLIC_MISSES_PER_MINUTE: v.optional(count(0), '60'),
  KEY_CALLS_PER_MINUTE: v.optional(count(0), '1200'),
  TRIES_PER_SESSION: v.optional(count(0), '10'),
  TRIES_PER_LINK: v.optional(count(0), '30'),
  TRIES_PER_NUMBER: v.optional(count(0), '5'),
  TRIES_PER_CARD: v.optional(count(0), '6'),
  REQUESTS_PER_LINK: v.optional(count(0), '120'),
  REQUESTS_PER_NUMBER: v.optional(count(0), '20'),
  DECLINES_PER_MERCHANT: v.optional(count(0), '120'),
  DECLINE_PAUSES: v.optional(flag, '1'),
  REQUEST_SECONDS: v.optional(whole('a whole number from 1 to 300', 1, 300), '30'),
  SHUTDOWN_DELAY_SECONDS: v.optional(whole('a whole number from 0 to 300', 0, 300), '0'),
  SHUTDOWN_SECONDS: v.optional(whole('a whole number from 1 to 3600', 1, 3600), '25'),
  TRUST_PROXY: v.optional(proxies, ''),
  CORS_ORIGINS: v.optional(origins, ''),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_PORT: v.optional(port),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(address),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'daftar'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '1'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  NODE_ENV: v.optional(v.string(), 'development'),
});

/** Names of all variables. */
export const variableNames = Object.keys(Environment.entries);

/** Variables that contain secrets. Each may be given as a file instead (SIGNING_KEY_FILE=…). */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_OFFICE_URL',
  'DATABASE_DIRECT_URL',
  'SIGNING_KEY',
  'DATA_KEY',
  ...providerVariables.filter(({ isSecret }) => isSecret).map(({ name }) => name),
  'PRODUCTS_BASIC',
  'EASYPAISA_BASIC',
  'METRICS_TOKEN',
  'SMTP_URL',
];

export type Environment = v.InferOutput<typeof Environment>;

/** A mistake in configuration or usage that the administrator can correct. Its message is printed without a stack trace. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Returns the variables, with secrets read from the files that `…_FILE` variables name, as containers receive them. */
function withSecretFiles(variables: Record<string, string | undefined>): Record<string, string | undefined> {
  const all = { ...variables };
  for (const name of secretVariables) {
    const file = variables[`${name}_FILE`];
    if (!file) continue;
    if (variables[name]) throw new ConfigError(`${name} and ${name}_FILE are both set: please keep one`);
    try {
      all[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
      throw new ConfigError(`${name}_FILE: ${file} cannot be read (${reason})`);
    }
  }
  return all;
}

/** Parses the environment variables. Throws a `ConfigError` that names all wrong variables. */
export function readConfig(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(
    Object.entries(withSecretFiles(variables)).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(Environment, set);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'}: ${issue.message}`);
  throw new ConfigError(`The configuration has mistakes:\n${lines.join('\n')}`);
}
