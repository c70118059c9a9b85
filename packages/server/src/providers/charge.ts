import type { Money } from '@daftar/domain';
import type { CallResult } from './exchange.ts';
import type { ProviderStatus } from './payment-status.ts';

/** The data of every charge. */
export interface ChargeRequest {
  /** Our reference number of the attempt. The provider must not charge twice for it. */
  merchantRefNumber: string;
  /** The shop's number of the order. */
  orderId: string;
  customerProfileId: string;
  customerName: string;
  /** Mobile number with calling code, ASCII digits only. The adapter converts it to the provider's format. */
  customerMobile: string;
  customerEmail: string;
  amount: Money;
  description: string;
  expiresAt: Date;
}

/** A payment that the owner of a wallet confirms on the phone. */
export interface PushRequest extends ChargeRequest {
  /** Mobile number of the wallet that pays, like `customerMobile`. */
  walletNumber: string;
  /** Last six digits of the owner's national identity card; only JazzCash requires them. */
  cnic?: string | undefined;
}

/** Addresses that the provider calls or redirects to. */
interface Addresses {
  /** The provider redirects the customer's browser to this address after the payment. */
  returnUrl: string;
  /** The provider sends its notices (callbacks) to this address. */
  noticeUrl: string;
}

/** A card's data. Keep it in memory only: never store, log or quote it. */
export interface CardData {
  number: string;
  /** Two digits. */
  expiryMonth: string;
  /** Two digits. */
  expiryYear: string;
  cvv: string;
  nameOnCard: string;
}

/** A charge of a card that the customer typed on our page. */
export interface CardRequest extends ChargeRequest, Addresses {
  card: CardData;
}

/** A charge that the customer makes on the provider's own page. */
export interface PageRequest extends ChargeRequest, Addresses {
  /** Our page that posts a form to the provider; for providers that accept a payment only from the browser (`pageForm`). */
  formUrl: string;
  customerFirstName: string;
  customerLastName: string;
}

/** The ways to charge a customer, each with its request. */
export interface ChargeRequests {
  /** The customer pays with a reference number, at a counter or in an app. */
  reference: ChargeRequest;
  /** The customer scans a code with a wallet. */
  qr: ChargeRequest;
  /** The customer confirms on the phone. */
  push: PushRequest;
  /** The customer typed the card on our page. */
  card: CardRequest;
  /** The customer types the card on the provider's page. */
  cardPage: PageRequest;
  /** The customer pays with a wallet on the provider's page. */
  walletPage: PageRequest;
}

export type ChargeWay = keyof ChargeRequests;

/** The customer's next step after a charge was accepted. */
export type NextStep =
  | { kind: 'reference'; referenceNumber: string }
  /** `image` is a data: URL. */
  | { kind: 'qr'; image: string }
  | { kind: 'redirect'; url: string }
  /** The customer confirms on the phone. */
  | { kind: 'confirm' };

interface ProviderCode {
  /** The provider's own code, such as Fawry's 200. */
  code: string;
  description: string;
}

export type ChargeResult =
  | (ProviderCode & {
      outcome: 'accepted';
      step: NextStep;
      expiresAt: Date;
      /** The provider's own id of the charge (an order, a session, a tran_ref), for providers whose status call needs it. */
      charge?: string | undefined;
    })
  /** The response already contains the final status. */
  | (ProviderCode & {
      outcome: 'ended';
      status: Extract<ProviderStatus, { state: 'paid' | 'failed' | 'expired' }>;
      charge?: string;
    })
  /** The provider refused, and no charge exists: the customer may correct the input and try again. */
  | (ProviderCode & { outcome: 'refused' })
  /** No usable response: the charge may exist. Call `status` to find out. */
  | { outcome: 'unknown'; reason: string };

/** The ways in which a provider can charge. */
export type Charges = {
  readonly [Way in ChargeWay]?: (request: ChargeRequests[Way]) => Promise<CallResult<ChargeResult>>;
};
