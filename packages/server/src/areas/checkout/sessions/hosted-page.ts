import type { Gateway } from '../../../gateway.ts';

/** Returns the address of a session's hosted checkout page, which shows the payment's state and its receipt. */
export const hostedPage = ({ addresses }: Pick<Gateway, 'addresses'>, sessionId: string): string =>
  `${addresses.checkout}/hosted-checkout/eg/${sessionId}`;
