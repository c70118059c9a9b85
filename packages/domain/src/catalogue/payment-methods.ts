import { type ProviderName, providerOf } from './providers.ts';

/** Payment methods of services and sessions, by their wire names. */
export const paymentMethods = ['Credit Card', 'MWallet', 'FawryRef'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What customers and forms read. */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  'Credit Card': 'Credit Card',
  MWallet: 'Virtual Wallet',
  FawryRef: 'Via Ref',
};

/** The two ways a wallet is charged, and their labels. */
export const walletProviderLabels = { qr: 'Via QR', r2p: 'OTP' } as const;
export type WalletProvider = keyof typeof walletProviderLabels;

/** Values of a service's Credit Card service. */
export const cardServices = ['monty-credit-card'] as const;
export type CardService = (typeof cardServices)[number];

/** Tells whether a text is a payment method. */
export function isPaymentMethod(name: unknown): name is PaymentMethod {
  return paymentMethods.some((method) => method === name);
}

/** The methods a service may offer: FawryRef is Fawry's alone; each once. */
export function methodsFor(methods: readonly PaymentMethod[], serviceProvider: string): PaymentMethod[] {
  const provider: ProviderName | undefined = providerOf(serviceProvider);
  return [...new Set(methods)].filter((method) => method !== 'FawryRef' || provider === 'Fawry');
}

/** Tells whether a card service value fits: only with the Credit Card method, and only a known one. */
export function allowsCardService(value: string, methods: readonly PaymentMethod[]): value is CardService {
  return methods.includes('Credit Card') && cardServices.some((service) => service === value);
}
