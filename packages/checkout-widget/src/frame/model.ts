import type { SessionStatus } from '../protocol.ts';

/** A reference number, which the customer enters in the Fawry app to pay. */
export interface Reference {
  referenceNumber: string;
  /** The gateway's id of the attempt; status calls send it. */
  merchantRefNumber: string;
  /** ISO 8601; absent when the provider gave no expiry. */
  expiresAt?: string | undefined;
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
  /** Return address, signed by the gateway once the outcome is final. */
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

/** Returns the merchant's name to show to customers. */
export function merchantOf({ merchantName, serviceName }: Service): string {
  return merchantName || serviceName;
}

/** The customer's details for a payment, normalised. */
export interface CustomerDetails {
  /** Calling code and national number, digits only. */
  mobileNumber: string;
  nameOnCard: string;
  email: string;
}
