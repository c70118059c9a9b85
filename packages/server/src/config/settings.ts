import { isIP } from 'node:net';
import type { Addresses, Settings } from '../gateway.ts';
import { providerVariables } from './provider-variables.ts';
import { type Brand, readLogo } from './read-brand.ts';
import { ConfigError, type Environment } from './read-config.ts';

/** Tells whether the host of an address or URL is this machine. */
const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host.toLowerCase());

function hasRealCredentials(environment: Environment): boolean {
  const given: Partial<Record<string, unknown>> = environment;
  return providerVariables.some(({ name, isSecret }) => isSecret && given[name] !== undefined);
}

/** Tells whether the product is reachable from this machine only. Sandboxes and demo logins require it. */
export const isLocal = (environment: Environment): boolean =>
  isLoopback(environment.HOST) &&
  [environment.BACKOFFICE_URL, environment.CHECKOUT_URL, environment.SANDBOX_URL].every(
    (url) => url === undefined || isLoopback(new URL(url).hostname),
  ) &&
  environment.NODE_ENV !== 'production';

/**
 * Throws a `ConfigError` in production unless both public addresses are given, are https, and have hosts of their own:
 * customers type card numbers on the checkout's pages, and a page of another origin cannot read the tokens of staff.
 */
function refuseUnsafeAddresses({ NODE_ENV, BACKOFFICE_URL, CHECKOUT_URL }: Environment): void {
  if (NODE_ENV !== 'production') return;
  const given = Object.entries({ BACKOFFICE_URL, CHECKOUT_URL });
  const missing = given.filter(([, url]) => url === undefined).map(([name]) => name);
  if (missing.length > 0)
    throw new ConfigError(
      `In production, please set ${missing.join(' and ')}: the https address that ${missing.includes('CHECKOUT_URL') ? 'customers' : 'staff'} open. Links, return pages and emails contain it`,
    );
  for (const [name, url = ''] of given)
    if (new URL(url).protocol !== 'https:')
      throw new ConfigError(
        `${name} is ${url}: in production it must be https, because passwords and card numbers are typed there. Put a TLS proxy in front (docs/guides/running.md)`,
      );
  if (new URL(BACKOFFICE_URL ?? '').origin === new URL(CHECKOUT_URL ?? '').origin)
    throw new ConfigError(
      'BACKOFFICE_URL and CHECKOUT_URL have the same origin: please give the checkout a host name of its own, so that a page for customers can never read what staff are signed in with',
    );
}

/** Throws a `ConfigError` when only some of a pooler's addresses are set. */
function refuseHalfPooler({ DATABASE_URL, DATABASE_OFFICE_URL, DATABASE_DIRECT_URL }: Environment): void {
  const given = [DATABASE_OFFICE_URL, DATABASE_DIRECT_URL].filter((url) => url !== undefined);
  if (given.length === 0 || (given.length === 2 && DATABASE_URL !== undefined)) return;
  throw new ConfigError(
    'A pooler in transaction mode needs three addresses: set DATABASE_URL, DATABASE_OFFICE_URL and DATABASE_DIRECT_URL, or DATABASE_URL alone',
  );
}

/**
 * Returns how emails are sent. Throws a `ConfigError` for a mail server without a sender and, unless the sandbox runs, for a
 * sender without a mail server.
 */
function mailOf({ SMTP_URL, MAIL_FROM }: Environment, sandbox: boolean): Settings['mail'] {
  if (SMTP_URL !== undefined && MAIL_FROM === undefined)
    throw new ConfigError('SMTP_URL needs MAIL_FROM: please set the address that emails come from');
  if (SMTP_URL !== undefined) return 'smtp';
  if (sandbox) return 'catcher';
  if (MAIL_FROM !== undefined)
    throw new ConfigError('MAIL_FROM needs SMTP_URL: please set the address of the mail server');
  return 'off';
}

const brandOf = ({ BRAND_NAME, BRAND_ACCENT, BRAND_LOGO }: Environment): Brand => ({
  name: BRAND_NAME,
  accent: BRAND_ACCENT,
  logo: BRAND_LOGO === undefined ? undefined : readLogo(BRAND_LOGO),
});

const triesOf = (environment: Environment): Settings['tries'] => ({
  session: environment.TRIES_PER_SESSION,
  link: environment.TRIES_PER_LINK,
  number: environment.TRIES_PER_NUMBER,
  card: environment.TRIES_PER_CARD,
  linkRequests: environment.REQUESTS_PER_LINK,
  numberRequests: environment.REQUESTS_PER_NUMBER,
  merchant: environment.DECLINES_PER_MERCHANT,
  pauses: environment.DECLINE_PAUSES,
});

export function settingsOf(
  environment: Environment,
  checkResponses: boolean,
): { settings: Settings; addresses: Addresses } {
  const sandbox = !hasRealCredentials(environment);
  if (sandbox && !isLocal(environment)) {
    throw new ConfigError(
      'The payment sandbox runs on this machine only. Set the variables of a payment provider, such as FAWRY_BASE_URL, FAWRY_MERCHANT_CODE and FAWRY_SECURE_KEY, or keep HOST, BACKOFFICE_URL, CHECKOUT_URL and SANDBOX_URL on this machine, outside production',
    );
  }
  refuseUnsafeAddresses(environment);
  refuseHalfPooler(environment);
  const host = isIP(environment.HOST) === 6 ? `[${environment.HOST}]` : environment.HOST;
  const at = (given: string | undefined, port: number) => given ?? `http://${host}:${port}`;
  return {
    settings: {
      brand: brandOf(environment),
      ownerTimeZone: environment.PROVIDER_TIME_ZONE,
      settlementMath: environment.SETTLEMENT_MATH,
      requireDifferentApprover: environment.REQUIRE_DIFFERENT_APPROVER,
      payoutRequireFunds: environment.PAYOUT_REQUIRE_FUNDS,
      tokenHours: environment.TOKEN_HOURS,
      tokenIdleMinutes: environment.TOKEN_IDLE_MINUTES,
      passwordMin: environment.PASSWORD_MIN,
      // With real payment providers, customers and webhooks must never be sent to addresses on this machine.
      allowLocalTargets: environment.ALLOW_LOCAL_TARGETS && sandbox,
      sandbox,
      corsOrigins: environment.CORS_ORIGINS,
      productsBasic: environment.PRODUCTS_BASIC,
      easypaisaBasic: environment.EASYPAISA_BASIC,
      mail: mailOf(environment, sandbox),
      cardEntry: environment.CARD_ENTRY,
      publicCallsPerMinute: environment.PUBLIC_CALLS_PER_MINUTE,
      publicMissesPerMinute: environment.PUBLIC_MISSES_PER_MINUTE,
      keyCallsPerMinute: environment.KEY_CALLS_PER_MINUTE,
      tries: triesOf(environment),
      trustProxy: environment.TRUST_PROXY,
      requestSeconds: environment.REQUEST_SECONDS,
      checkResponses,
    },
    addresses: {
      backoffice: at(environment.BACKOFFICE_URL, environment.PORT),
      checkout: at(environment.CHECKOUT_URL, environment.CHECKOUT_PORT),
      sandbox: sandbox ? at(environment.SANDBOX_URL, environment.SANDBOX_PORT) : undefined,
    },
  };
}
