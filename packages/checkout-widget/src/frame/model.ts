import type { SessionStatus } from '../protocol.ts';

/**
 * The customer's next step: pay a reference number, scan a code, confirm on the phone, or continue on the provider's page.
 */
export type NextStep = 'reference' | 'qr' | 'push' | 'redirect';

/** The payment that is open. */
export interface Attempt {
  step: NextStep;
  /** The gateway's id of the attempt, which status calls send. Some providers' responses do not have it. */
  merchantRefNumber?: string | undefined;
  /** Number that the customer enters in the Fawry app. */
  referenceNumber?: string | undefined;
  redirectLink?: string | undefined;
  /** A `data:` URL of an image. */
  walletQr?: string | undefined;
  /** Whether the gateway can send the payment again without details from this page. */
  canRepeat?: boolean | undefined;
  /** ISO 8601; absent if the provider gave no expiry. */
  expiresAt?: string | undefined;
}

/** Why the session's newest attempt ended without a payment. */
export interface LastFailure {
  paymentMethod: string;
  code:
    | 'no-money'
    | 'card-expired'
    | 'wrong-code'
    | 'not-confirmed'
    | 'canceled'
    | 'declined'
    | 'expired'
    | 'unknown';
}

/** A checkout session. The amount is in major units. */
export interface Session {
  sessionId: string;
  serviceId: string;
  orderId: string;
  status: SessionStatus;
  amount: number;
  currency: string;
  paymentMethods: string[];
  expiresAt?: string | undefined;
  product?: string | undefined;
  msisdn?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  /** The merchant's address to which the customer returns; if absent, the service's `portalUrl`. */
  redirectUrl?: string | undefined;
  /** Where the hosted page leads back to the shop while nothing is paid; it gets no parameters. */
  cancelUrl?: string | undefined;
  /** Return address, signed by the gateway once the customer has started to pay. */
  returnUrl?: string | undefined;
  /** Id of a paid session's receipt; the page of the receipt is `/receipt/{receiptId}`. */
  receiptId?: string | undefined;
  attempt?: Attempt | undefined;
  /** What the provider has received, in major units, if it is not the amount. */
  receivedAmount?: number | undefined;
  /** Currency of `receivedAmount`; absent if it is the session's. */
  receivedCurrency?: string | undefined;
  /** True where payments go to sandboxes. */
  sandbox?: boolean | undefined;
  /** Absent while an attempt is open, and after the customer gave one up. */
  lastFailure?: LastFailure | undefined;
  /** Where a card is typed: in this frame or on the provider's page. Absent if the provider accepts no cards. */
  cardEntry?: 'fields' | 'redirect' | undefined;
}

export interface Service {
  serviceId: string;
  sid: string;
  serviceName: string;
  merchantName: string;
  serviceProvider: string;
  /** Path of the merchant's logo. */
  merchantLogo?: string | undefined;
  portalUrl?: string | undefined;
}

/** Tells whether the merchant has given an address to which the customer returns. */
export function hasReturnAddress(session?: Session, service?: Service): boolean {
  return (session?.redirectUrl ?? service?.portalUrl) !== undefined;
}

/** Returns the merchant's name to show to customers. */
export function merchantOf({ merchantName, serviceName }: Service): string {
  return merchantName || serviceName;
}

/**
 * Returns the address that leads back to the shop without a payment: the signed one, once the customer has started to pay, else
 * the session's cancel address.
 */
export const addressBack = ({ returnUrl, cancelUrl }: Partial<Session>): string | undefined =>
  returnUrl ?? cancelUrl;
