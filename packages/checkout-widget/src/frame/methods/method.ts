import type { ComponentType, RefObject } from 'react';
import type { Text } from '../i18n/text.ts';
import type { Service, Session } from '../model.ts';
import type { PayRequest } from '../pay/pay-request.ts';
import type { PayOutcome } from '../state/pay-outcome.ts';

/** Commands that the checkout sends to the visible method. */
export interface MethodHandle {
  submit: () => void;
  focus: () => void;
}

export interface MethodProps {
  session: Session;
  service: Service;
  handle: RefObject<MethodHandle | null>;
  /**
   * The typed values by form name, kept for the next attempt in this page's memory; never with a CVV. A reload keeps only name,
   * email, mobile number and the chosen way to pay.
   */
  drafts: Map<string, unknown>;
  /** False when the shop has its own pay button. */
  payButton: boolean;
  /** True while a payment is being sent. */
  busy: boolean;
  pay: (request: PayRequest) => Promise<PayOutcome>;
  onChange: (complete: boolean) => void;
}

/**
 * A payment method: its tile, and its form, which is downloaded when the method is chosen. To add one, create a folder
 * beside this file and add a line to `methods.ts`.
 */
export interface Method {
  /** The method's name in the session's `paymentMethods`. */
  name: string;
  label: Text;
  hint: Text;
  Mark: ComponentType;
  /** True if the form itself offers several ways to pay. */
  hasWays?: boolean;
  load: () => Promise<ComponentType<MethodProps>>;
}
