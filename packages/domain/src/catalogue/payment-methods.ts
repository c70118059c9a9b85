/** Payment methods of services and sessions, by their names in the API. */
export const paymentMethods = ['Credit Card', 'MWallet', 'FawryRef'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Labels of the methods in the back-office and on receipts. The checkout's tiles have their own: `label` of each method. */
export const paymentMethodLabels = {
  'Credit Card': 'Credit Card',
  MWallet: 'Virtual Wallet',
  FawryRef: 'Via Ref',
} as const satisfies Readonly<Record<PaymentMethod, string>>;

/** Labels of the two ways to charge a wallet. */
export const walletProviderLabels = { qr: 'Via QR', r2p: 'OTP' } as const;
export type WalletProvider = keyof typeof walletProviderLabels;

/** Values of a service's `ccServiceName`, its card service. */
export const cardServices = ['monty-credit-card'] as const;
export type CardService = (typeof cardServices)[number];

/** Tells whether a text is a payment method. */
export function isPaymentMethod(name: unknown): name is PaymentMethod {
  return paymentMethods.some((method) => method === name);
}

/**
 * Tells whether a service may have this card service: it must be a known one, and the service must offer the Credit
 * Card method.
 */
export function allowsCardService(value: string, methods: readonly PaymentMethod[]): value is CardService {
  return methods.includes('Credit Card') && cardServices.some((service) => service === value);
}

/** Choices of the collection overview's payment-method filter; All means no filter. */
export const collectionPaymentMethods = ['All', ...paymentMethods] as const;
