import type { ChargeRequest } from './charge.ts';

/** The data of a form that starts a payment on a provider's page. */
export interface PageFormRequest
  extends Pick<ChargeRequest, 'merchantRefNumber' | 'amount' | 'description' | 'expiresAt'> {
  startedAt: Date;
  returnUrl: string;
}

/** A form that the customer's browser posts to the provider; the fields are signed. */
export interface PageForm {
  url: string;
  fields: Readonly<Record<string, string>>;
}
