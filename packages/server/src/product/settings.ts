import { ConfigError, type Environment } from '../config.ts';
import type { Addresses, Settings } from '../gateway.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

const hasRealCredentials = (environment: Environment): boolean =>
  environment.FAWRY_SECURE_KEY !== undefined || environment.FAWRY_MERCHANT_CODE !== undefined;

/** Sandboxes and demo logins are for this machine only. */
export const isLocal = (environment: Environment): boolean =>
  LOOPBACK.has(environment.HOST) && environment.NODE_ENV !== 'production';

export function settingsOf(
  environment: Environment,
  checkAnswers: boolean,
): { settings: Settings; addresses: Addresses } {
  const sandbox = !hasRealCredentials(environment);
  if (sandbox && !isLocal(environment)) {
    throw new ConfigError(
      'The payment sandbox runs on this machine only. Set FAWRY_BASE_URL, FAWRY_MERCHANT_CODE and FAWRY_SECURE_KEY, or HOST=127.0.0.1 outside production',
    );
  }
  const at = (given: string | undefined, port: number) => given ?? `http://${environment.HOST}:${port}`;
  return {
    settings: {
      providerName: environment.PROVIDER_NAME,
      providerTimeZone: environment.PROVIDER_TIME_ZONE,
      settlementMath: environment.SETTLEMENT_MATH,
      tokenHours: environment.TOKEN_HOURS,
      tokenIdleMinutes: environment.TOKEN_IDLE_MINUTES,
      passwordMin: environment.PASSWORD_MIN,
      allowLocalTargets: environment.ALLOW_LOCAL_TARGETS,
      sandbox,
      corsOrigins: environment.CORS_ORIGINS.split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
      checkAnswers,
    },
    addresses: {
      backoffice: at(environment.BACKOFFICE_URL, environment.PORT),
      checkout: at(environment.CHECKOUT_URL, environment.CHECKOUT_PORT),
      sandbox: sandbox ? at(environment.SANDBOX_URL, environment.SANDBOX_PORT) : undefined,
    },
  };
}
