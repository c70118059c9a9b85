export { type Checkout, type CheckoutListener, type CheckoutOptions, createCheckout } from './loader.ts';
export type {
  Appearance,
  CheckoutErrorCode,
  CheckoutEventName,
  CheckoutEvents,
  CheckoutFailure,
  DisplayOptions,
  Locale,
  Numerals,
  PaymentDetail,
  SessionStatus,
} from './protocol.ts';
