/**
 * Version of the messages between loader and frame, which may be from different releases. Increment it when a message
 * changes.
 */
export const PROTOCOL = 1;

export type Locale = 'en' | 'ar' | 'ur';
export type Numerals = 'latn' | 'arab' | 'arabext';

/**
 * Colours are CSS hex or rgb(). The frame replaces a text colour below 4.5:1, or an accent below 3:1, against the surface.
 */
export interface Appearance {
  /** `auto` follows the customer's device. Default: the theme of the page around the checkout; `auto` on the hosted page. */
  theme?: 'light' | 'dark' | 'auto';
  accent?: string;
  surface?: string;
  text?: string;
  /** Corner radius in pixels, 0 to 16. */
  radius?: number;
}

/** Options that a shop can set at the start and change with `update`. */
export interface DisplayOptions {
  /** Default: the language of the customer's browser. */
  locale?: Locale | 'auto';
  /** Default: the direction of the language. */
  dir?: 'ltr' | 'rtl' | 'auto';
  /** Digits of amounts and countdowns; default `latn`. References and phone numbers always have Latin digits. */
  numerals?: Numerals;
  appearance?: Appearance;
  /** Methods to offer, in this order (such as `FawryRef`); each must be one of the session's. Default: all of the session's. */
  methods?: string[];
  /** False hides the frame's own button: the shop calls `submit()`. */
  payButton?: boolean;
}

export type SessionStatus = 'open' | 'pending' | 'paid' | 'failed' | 'expired';

/** The detail of a payment's events. Amounts are in major units. */
export interface PaymentDetail {
  sessionId: string;
  orderId?: string;
  amount?: number;
  currency?: string;
  referenceNumber?: string;
  /** The signed return address; the shop decides whether to go there. */
  returnUrl?: string;
}

/**
 * `load_timeout`: the frame did not load; the customer sees a link to the hosted page. `appearance`: a colour is not used,
 * because it would be unreadable; only for the shop's developer. `session`: the session cannot be paid. `network`: the
 * gateway did not respond. All other codes are the gateway's own.
 */
export type CheckoutErrorCode = 'load_timeout' | 'appearance' | 'session' | 'network' | (string & {});

export interface CheckoutFailure {
  code: CheckoutErrorCode;
  message: string;
  retryable: boolean;
  /** The request id, which the gateway's support can look up; empty if the gateway did not respond. */
  supportCode: string;
}

/**
 * Every event with its detail. `preventDefault()` stops the default action of `submit`, `canceled`, `close`,
 * `redirect`, `resize`, and of `error` when the frame did not load.
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

/** Frame → page, on the window: the frame is loaded. Contains no secret, because any window may read it. */
export interface Hello {
  daftar: typeof PROTOCOL;
  type: 'hello';
  id: string;
}

/** Page → frame, on the window: passes the private port. All later messages use the port. */
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
  /** Present if the frame waits for a verdict; the verdict has the same number. */
  seq?: number;
}

/** Frame → page, on the port. */
export type EventMessage = { [K in CheckoutEventName]: EventOf<K> }[CheckoutEventName];

/** Page → frame, on the port. */
export type Command =
  | { type: 'submit' | 'refresh' | 'focus' | 'close' }
  | { type: 'update'; options: DisplayOptions }
  | { type: 'verdict'; seq: number; prevented: boolean };
