/** What the shop must be told: where the gateway is, and the merchant's own keys. */
export interface Config {
  port: number;
  /** How customers and the gateway reach this shop. */
  shopUrl: string;
  apiUrl: string;
  checkoutUrl: string;
  secretKey: string;
  webhookSecret: string;
  serviceId: string;
  /** Where orders are kept between starts; in memory only without it. */
  ordersFile: string | undefined;
}

export class ConfigError extends Error {}

const required = {
  DAFTAR_SECRET_KEY: "the merchant's secret key (sk_…), from Merchants → Keys",
  DAFTAR_WEBHOOK_SECRET: "the merchant's webhook secret (whsec_…), from Merchants → Keys",
  DAFTAR_SERVICE_ID: 'the service that takes the payments, from Services',
};

/** Reads the environment; what is missing is said in one sentence each. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const missing = Object.entries(required).filter(([name]) => !env[name]);
  if (missing.length > 0) {
    const lines = missing.map(([name, what]) => `  ${name}: ${what}`);
    throw new ConfigError(`The shop cannot start without:\n${lines.join('\n')}`);
  }
  const port = Number(env.SHOP_PORT ?? env.PORT ?? 4100);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError('SHOP_PORT must be a port number.');
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
    ordersFile: env.ORDERS_FILE,
  };
}
