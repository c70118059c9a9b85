import type { Language } from '@daftar/domain';
import { Problem, problemDetail } from '../../../basics/problems.ts';

/** The 409 for a customer who comes back from a payment provider when there is no address of the merchant to go to. */
export class NoPortal extends Problem {
  /** Address of the payment's own page; undefined for a caller who may not learn it. */
  readonly paymentPage: string | undefined;

  /** Language in which the customer paid; undefined if it is not known. */
  readonly language: Language | undefined;

  constructor(paymentPage: string | undefined, language?: Language) {
    super(409, 'Conflict', [problemDetail('checkout.noPortal')]);
    this.paymentPage = paymentPage;
    this.language = language;
  }
}
