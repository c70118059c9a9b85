import { randomInt } from 'node:crypto';
import { createDaftar, type Daftar } from '@daftar/sdk';
import { apiOf, demo } from '../demo.ts';

/** A provider's service in the tests: its country's currency, and an amount. */
const places = {
  Fawry: { country: 'Egypt', currency: 'EGP', amount: 185.5 },
  Paymob: { country: 'Egypt', currency: 'EGP', amount: 240 },
  Paytab: { country: 'United Arab Emirates', currency: 'AED', amount: 99 },
  Monty: { country: 'United Arab Emirates', currency: 'AED', amount: 149.5 },
  JazzCash: { country: 'Pakistan', currency: 'PKR', amount: 1250 },
  easypaisa: { country: 'Pakistan', currency: 'PKR', amount: 1800 },
} as const;
export type Provider = keyof typeof places;
export type Method = 'Credit Card' | 'MWallet' | 'FawryRef';

/** The shop's page that customers come back to. Any page will do: no shop is running. */
export const PORTAL = `${demo.sandbox}/`;

const services = new Map<string, Promise<string>>();

/** Returns the public id of the demo shop's service at a provider, with a page that customers come back to (empty: none); creates it once. */
export function serviceAt(provider: Provider, portalUrl = PORTAL): Promise<string> {
  const key = `${provider} ${portalUrl}`;
  const known = services.get(key) ?? createService(provider, portalUrl);
  services.set(key, known);
  return known;
}

async function createService(provider: Provider, portalUrl: string): Promise<string> {
  const api = await apiOf('owner');
  const { data } = await api.merchants.list({ q: 'Sphinx' });
  const { country, currency } = places[provider];
  const service = await api.services.create({
    merchant: data[0]?._id ?? '',
    country,
    currency,
    serviceName: `Checkout ${provider} ${randomInt(1_000_000)}`,
    serviceProvider: provider,
    serviceType: 'Others',
    carrierShare: 0,
    merchantShare: 96,
    waleeShare: 4,
    paymentMethods:
      provider === 'Fawry' ? ['Credit Card', 'MWallet', 'FawryRef'] : ['Credit Card', 'MWallet'],
    ...(portalUrl && { portalUrl }),
  });
  return service.serviceId;
}

interface SessionOptions {
  methods?: Method[];
  amount?: number;
  /** An address that replaces the service's portal. */
  redirectUrl?: string;
  msisdn?: string;
  /** Where the customer can leave without paying. */
  cancelUrl?: string;
  /** The page of the shop that customers come back to. */
  portalUrl?: string;
  /** Origins that may embed the session. */
  allowedOrigins?: string[];
}

/** Creates a checkout session for a new order at a provider. */
export async function sessionAt(provider: Provider, options: SessionOptions = {}) {
  const serviceId = await serviceAt(provider, options.portalUrl);
  const { amount, currency } = places[provider];
  const orderId = String(randomInt(30_000_000, 99_999_999));
  const { sessionId } = await shop().checkout.createSession({
    serviceId,
    orderId,
    amount: options.amount ?? amount,
    currency,
    product: 'Letters from Aswan',
    ...(options.methods && { paymentMethods: options.methods }),
    ...(options.redirectUrl && { redirectUrl: options.redirectUrl }),
    ...(options.allowedOrigins && { allowedOrigins: options.allowedOrigins }),
    ...(options.cancelUrl && { cancelUrl: options.cancelUrl }),
    ...(options.msisdn && { msisdn: options.msisdn }),
  });
  return { sessionId, orderId, serviceId };
}

/** The shop's own client, with its private key. */
export const shop = (): Daftar =>
  createDaftar({ baseUrl: demo.backoffice, secretKey: demo.shop.DAFTAR_SECRET_KEY ?? '' });
