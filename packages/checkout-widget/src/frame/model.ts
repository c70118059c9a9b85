import type { SessionStatus } from '../protocol.ts';

/** What the customer types in another app to pay. */
export interface Reference {
  referenceNumber: string;
  /** The gateway's own number of the attempt, which a status call names. */
  merchantRefNumber: string;
  /** ISO 8601; absent when the provider gave none. */
  expiresAt?: string | undefined;
}

/** The session as the frame uses it. Amount in major units. */
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
  /** Signed by the gateway once the outcome stands. */
  returnUrl?: string | undefined;
  reference?: Reference | undefined;
}

export interface Service {
  serviceId: string;
  sid: string;
  serviceName: string;
  merchantName: string;
  serviceProvider: string;
}

/** Who is paid, as customers read it. */
export function merchantOf({ merchantName, serviceName }: Service): string {
  return merchantName || serviceName;
}

/** What a customer typed for a payment, normalised. */
export interface CustomerDetails {
  /** Calling code and national number, digits only. */
  mobileNumber: string;
  nameOnCard: string;
  email: string;
}
