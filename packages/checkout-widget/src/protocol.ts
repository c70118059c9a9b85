/** The words that loader and frame exchange. Both sides ship with their own copy, so a change here raises the number. */
export const PROTOCOL = 1;

export type Locale = 'en' | 'ar' | 'ur';
export type Numerals = 'latn' | 'arab' | 'arabext';

/** Colours are CSS hex or rgb(); a pair that cannot be read (under 4.5:1) is corrected by the frame. */
export interface Appearance {
  theme?: 'light' | 'dark' | 'auto';
  accent?: string;
  surface?: string;
  text?: string;
  /** Corner radius in pixels, 0 to 16. */
  radius?: number;
}

/** What a shop may set and change later with `update`. */
export interface DisplayOptions {
  /** Default: the language of the customer's browser. */
  locale?: Locale | 'auto';
  /** Default: the direction of the language. */
  dir?: 'ltr' | 'rtl' | 'auto';
  /** Digits of amounts and countdowns; default `latn`. References and phone numbers keep Latin digits. */
  numerals?: Numerals;
  appearance?: Appearance;
  /** Methods to offer, in this order, out of the session's own (such as `FawryRef`). Default: all of them. */
  methods?: string[];
  /** False hides the frame's own button: the shop calls `submit()`. */
  payButton?: boolean;
}

export type SessionStatus = 'open' | 'pending' | 'paid' | 'failed' | 'expired';

/** A payment as its events tell it. Amounts are major units. */
export interface PaymentDetail {
  sessionId: string;
  orderId?: string;
  amount?: number;
  currency?: string;
  referenceNumber?: string;
  /** The signed return address; the shop decides whether to go there. */
  returnUrl?: string;
}

export interface CheckoutFailure {
  code: string;
  message: string;
  retryable: boolean;
  /** The request id that the gateway's support can look up; empty when no request was answered. */
  supportCode: string;
}

/**
 * Every event with its detail. `submit`, `canceled`, `close`, `redirect`, `resize` and `error` (of
 * a frame that did not load) have a default that `preventDefault()` stops.
 */
export interface CheckoutEvents {
  ready: { methods: string[] };
  statechange: { status: SessionStatus };
  methodchange: { method: string };
  change: { complete: boolean };
  submit: { method: string };
  action: { type: 'reference'; referenceNumber: string; expiresAt?: string };
  redirect: { url: string };
  succeeded: PaymentDetail;
  failed: PaymentDetail & { message: string };
  expired: PaymentDetail;
  canceled: PaymentDetail;
  close: Record<string, never>;
  resize: { height: number };
  error: CheckoutFailure;
}

export type CheckoutEventName = keyof CheckoutEvents;

/** Frame → page, on the window: "I am loaded". Nothing in it is secret. */
export interface Hello {
  daftar: typeof PROTOCOL;
  type: 'hello';
  id: string;
}

/** Page → frame, on the window, with the private port: the last message that a third window could ever see. */
export interface Init {
  daftar: typeof PROTOCOL;
  type: 'init';
  id: string;
  mode: 'inline' | 'overlay';
  options: DisplayOptions;
}

interface EventOf<K extends CheckoutEventName> {
  type: 'event';
  name: K;
  detail: CheckoutEvents[K];
  /** Asks for a verdict, which answers with the same number. */
  seq?: number;
}

/** Frame → page, on the port. */
export type EventMessage = { [K in CheckoutEventName]: EventOf<K> }[CheckoutEventName];

/** Page → frame, on the port. */
export type Command =
  | { type: 'submit' | 'refresh' | 'focus' | 'close' }
  | { type: 'update'; options: DisplayOptions }
  | { type: 'verdict'; seq: number; prevented: boolean };
