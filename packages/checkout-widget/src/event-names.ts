import type { CheckoutEventName } from './protocol.ts';

const named: Record<CheckoutEventName, true> = {
  ready: true,
  statechange: true,
  methodchange: true,
  change: true,
  submit: true,
  action: true,
  redirect: true,
  succeeded: true,
  failed: true,
  expired: true,
  canceled: true,
  close: true,
  resize: true,
  error: true,
};

/** Every event, for those who pass all of them on. Apart from the loader, which needs no list. */
export const EVENT_NAMES = Object.keys(named) as CheckoutEventName[];
