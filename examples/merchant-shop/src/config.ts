import { randomBytes } from 'node:crypto';

/** The shop's configuration: addresses, and the merchant's keys. */
export interface Config {
  port: number;
  /** The address at which customers and the gateway reach this shop. */
  shopUrl: string;
  apiUrl: string;
  checkoutUrl: string;
  secretKey: string;
  webhookSecret: string;
  serviceId: string;
  /** The password with which the shop's staff sign in to the office. */
  officePassword: string;
  /** File that keeps the orders between starts; without it they are kept only in memory. */
  ordersFile: string | undefined;
}

export class ConfigError extends Error {}

const required = {
  DAFTAR_SECRET_KEY: "the merchant's secret key (sk_…), from Merchants Management, Keys",
  DAFTAR_WEBHOOK_SECRET: "the merchant's webhook secret (whsec_…), from Merchants Management, Keys",
  DAFTAR_SERVICE_ID: 'the id of the service that takes the payments, from Services',
};

/** Reads the configuration from the environment. Throws a ConfigError that lists every missing variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const missing = Object.entries(required).filter(([name]) => !env[name]);
  if (missing.length > 0) {
    const lines = missing.map(([name, description]) => `  ${name}: ${description}`);
    throw new ConfigError(`The shop cannot start. Set these variables:\n${lines.join('\n')}`);
  }
  const port = Number(env.SHOP_PORT ?? env.PORT ?? 4100);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError('SHOP_PORT must be a number from 0 to 65535.');
  const address = (name: string, fallback: string) => {
    const text = env[name] ?? fallback;
    if (!URL.canParse(text)) throw new ConfigError(`${name} must be a web address.`);
    return text.replace(/\/+$/, '');
  };
  return {
    port,
    shopUrl: address('SHOP_URL', `http://127.0.0.1:${port}`),
    apiUrl: address('DAFTAR_API_URL', 'http://127.0.0.1:4000'),
    checkoutUrl: address('DAFTAR_CHECKOUT_URL', 'http://127.0.0.1:4001'),
    secretKey: env.DAFTAR_SECRET_KEY ?? '',
    webhookSecret: env.DAFTAR_WEBHOOK_SECRET ?? '',
    serviceId: env.DAFTAR_SERVICE_ID ?? '',
    officePassword: env.OFFICE_PASSWORD || randomBytes(9).toString('base64url'),
    ordersFile: env.ORDERS_FILE,
  };
}
