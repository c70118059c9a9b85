import type { Money } from '@daftar/domain';
import type { Asked } from './exchange.ts';
import type { ProviderStatus } from './payment-status.ts';

/** What every charge needs. */
export interface ChargeRequest {
  /** Our number of the attempt; the provider must not charge twice for it. */
  merchantRefNumber: string;
  customerProfileId: string;
  customerName: string;
  /** Mobile number of digits; the adapter converts it to the provider's format. */
  customerMobile: string;
  customerEmail: string;
  amount: Money;
  description: string;
  expiresAt: Date;
}

/** A request to pay that the owner of a wallet confirms on the phone. */
export interface PushRequest extends ChargeRequest {
  /** Mobile number of the wallet that pays. */
  walletNumber: string;
  /** Last six digits of the owner's national identity card; JazzCash asks for them. */
  cnic?: string | undefined;
}

/** Addresses that a charge on a provider's page needs. */
interface Addresses {
  /** Where the provider sends the customer back to. */
  returnUrl: string;
  /** Where the provider sends its notices. */
  noticeUrl: string;
}

/** A card's data. It exists in memory only: never store, log or quote it. */
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
  /** Our page that posts a form to the provider, for providers that take the payment from the browser (`pageForm`). */
  formUrl: string;
  customerFirstName: string;
  customerLastName: string;
}

/** The ways to charge a customer, each with what its request contains. */
export interface ChargeRequests {
  /** The customer pays a number at a counter or in an app. */
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

/** What the customer does next. */
export type NextStep =
  | { kind: 'reference'; referenceNumber: string }
  /** `image` is a data address. */
  | { kind: 'qr'; image: string }
  | { kind: 'redirect'; url: string }
  /** The customer confirms on the phone. */
  | { kind: 'confirm' };

interface Said {
  /** The provider's own code, such as Fawry's 200. */
  code: string;
  description: string;
}

export type ChargeAnswer =
  | (Said & {
      outcome: 'accepted';
      step: NextStep;
      expiresAt: Date;
      /** The provider's number of the charge, for providers that ask for it later: an order, a session, a tran_ref. */
      charge?: string | undefined;
    })
  /** The provider decided at once. */
  | (Said & {
      outcome: 'ended';
      status: Extract<ProviderStatus, { state: 'paid' | 'failed' | 'expired' }>;
      charge?: string;
    })
  /** The provider refused, and there is no charge: the customer may correct the input and try again. */
  | (Said & { outcome: 'refused' })
  /** No usable answer: the charge may exist. Call `status` to find out. */
  | { outcome: 'unknown'; reason: string };

/** The ways in which a provider can charge. */
export type Charges = {
  readonly [Way in ChargeWay]?: (request: ChargeRequests[Way]) => Promise<Asked<ChargeAnswer>>;
};
