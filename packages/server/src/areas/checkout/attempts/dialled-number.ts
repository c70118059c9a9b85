import { countryOf, isCallingCode, normaliseMsisdn } from '@daftar/domain';
import type { ServiceRow, SessionRow } from '../store.ts';

/** Whose number without a calling code it is: the session's country, otherwise the service's. */
export interface NumberContext {
  session: Pick<SessionRow, 'country_code'>;
  service: Pick<ServiceRow, 'country'>;
}

/**
 * Returns a number that a customer typed as ASCII digits with calling code. Every number is converted here before it is stored,
 * compared or sent to a payment provider, because the adapters expect it in this form.
 */
export function dialledNumber(text: string, { session, service }: NumberContext): string {
  const code = session.country_code ?? countryOf(service.country)?.callingCode;
  return normaliseMsisdn(text, isCallingCode(code) ? code : undefined);
}

const numbers = ['mobile', 'wallet'] as const;

/** Returns the customer's details with their numbers converted by `dialledNumber`. */
export function withDialledNumbers<Details extends Record<string, unknown>>(
  details: Details,
  context: NumberContext,
): Details {
  const dialled = numbers.flatMap((field) => {
    const typed = details[field];
    return typeof typed === 'string' && typed !== '' ? [[field, dialledNumber(typed, context)]] : [];
  });
  return { ...details, ...Object.fromEntries(dialled) };
}
