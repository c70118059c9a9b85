import type { ComponentType, RefObject } from 'react';
import type { CheckoutApi } from '../api.ts';
import type { Failure } from '../failure.ts';
import type { Text } from '../i18n/text.ts';
import type { Reference, Service, Session } from '../model.ts';

/** Commands that the checkout sends to the method on the screen. */
export interface MethodHandle {
  submit: () => void;
  focus: () => void;
}

export interface MethodProps {
  api: CheckoutApi;
  session: Session;
  service: Service;
  handle: RefObject<MethodHandle | null>;
  /** The typed values by method name, for the next attempt. Kept only in this page's memory. */
  drafts: Map<string, unknown>;
  /** False when the shop has its own pay button. */
  payButton: boolean;
  /** Called before each submit; resolves to false when the shop prevented it. */
  beforeSubmit: () => Promise<boolean>;
  onChange: (complete: boolean) => void;
  onIssued: (reference: Reference) => void;
  /** The provider refused the payment. */
  onRefused: (message: string) => void;
  /** The call to the gateway failed. */
  onFailure: (failure: Failure) => void;
}

/** A payment method: its tile and its form. To add one, make a folder beside this file and add a line to `methods.ts`. */
export interface Method {
  /** The method's name in the session's `paymentMethods`. */
  name: string;
  label: Text;
  hint: Text;
  Mark: ComponentType;
  Details: ComponentType<MethodProps>;
}
