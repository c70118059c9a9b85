import type { ComponentType, RefObject } from 'react';
import type { CheckoutApi } from '../api.ts';
import type { Failure } from '../failure.ts';
import type { Text } from '../i18n/text.ts';
import type { Reference, Service, Session } from '../model.ts';

/** What the checkout can ask of the method that is shown. */
export interface MethodHandle {
  submit: () => void;
  focus: () => void;
}

export interface MethodProps {
  api: CheckoutApi;
  session: Session;
  service: Service;
  handle: RefObject<MethodHandle | null>;
  /** What was typed, by method, for the next attempt; in this page's memory only. */
  drafts: Map<string, unknown>;
  /** False when the shop brings its own pay button. */
  payButton: boolean;
  /** Asked before each submit; false when the shop prevented it. */
  beforeSubmit: () => Promise<boolean>;
  onChange: (complete: boolean) => void;
  onIssued: (reference: Reference) => void;
  /** The provider refused the payment. */
  onRefused: (message: string) => void;
  /** The call itself failed. */
  onFailure: (failure: Failure) => void;
}

/** A payment method: what its tile shows and what it asks. A new one is a folder beside this file and a line in `methods.ts`. */
export interface Method {
  /** Its name in the session's `paymentMethods`. */
  name: string;
  label: Text;
  hint: Text;
  Mark: ComponentType;
  Details: ComponentType<MethodProps>;
}
