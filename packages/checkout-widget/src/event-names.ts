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

/**
 * Every event name, for the element and the React component, which forward all events. Not in the loader, to keep the
 * loader small.
 */
export const EVENT_NAMES = Object.keys(named) as CheckoutEventName[];
