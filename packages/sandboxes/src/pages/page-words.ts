import texts from '@daftar/words/sandboxes/payment-page.json' with { type: 'json' };
import type { Action } from '../payments/act.ts';
import type { Failure, PaymentState } from '../payments/payment.ts';
import type { Language } from './language.ts';

/** The texts of the sandboxes' pages in one language. */
export interface Words {
  lead: string;
  reference: string;
  referenceHint: string;
  look: string;
  unknown: string;
  changed: string;
  waiting: string;
  nothingWaiting: string;
  another: string;
  merchantReference: string;
  customer: string;
  mobile: string;
  method: string;
  expires: string;
  paidAt: string;
  receipt: string;
  fees: string;
  paid: string;
  refunded: string;
  what: string;
  late: string;
  customerPage: string;
  callbacks: string;
  noCallbacks: string;
  delivered: string;
  due: string;
  givenUp: string;
  tries: string;
  hints: string;
  typed: string;
  scenarios: string;
  scenariosLead: string;
  amount: string;
  ending: string;
  effect: string;
  actions: Record<Action, string>;
  state: Record<PaymentState, string>;
  failure: Record<Failure, string>;
  cardTitle: string;
  cardNumber: string;
  expiry: string;
  cvv: string;
  pay: string;
  cancel: string;
  codeTitle: string;
  /** `{scheme}` stands for the name of the card schemes' confirmation. */
  codeLead: string;
  code: string;
  codeHint: string;
  confirm: string;
  walletTitle: string;
  walletNumber: string;
  pin: string;
  pinHint: string;
  ended: string;
  leave: string;
  leaveHint: string;
  stay: string;
}

export const words: Readonly<Record<Language, Words>> = texts;
