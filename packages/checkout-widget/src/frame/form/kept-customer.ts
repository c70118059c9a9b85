import type { PhoneNumber } from '../parts/phone-number.ts';
import { wholeNumber } from './customer-values.ts';

/** The inputs that the forms share, by name, and the chosen `method`. */
export type CustomerInputs = Readonly<Record<string, unknown>>;

/** `id` is that of the session, or of the payment link. */
const keyOf = (id: string): string => `daftar.customer.${id}`;

/** A shorter number cannot be a card's. */
const CARD_DIGITS = 12;

/**
 * Keeps what the customer typed and chose for a reload of this tab, until `forgetCustomer`. Leaves out every value that could
 * contain a card number, a security code or an identity number, because customers and browsers also fill the wrong field.
 */
export function keepCustomer(id: string, inputs: CustomerInputs): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(storable(inputs)));
  } catch {
    // Browsers can refuse storage to a frame. Then a reload empties the form.
  }
}

/** Returns what was kept for the session or link. */
export function recallCustomer(id: string): CustomerInputs {
  try {
    return storable(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Deletes what was kept for the session or link. */
export function forgetCustomer(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // Without storage nothing was kept.
  }
}

const storable = (inputs: CustomerInputs): CustomerInputs =>
  Object.fromEntries(Object.entries(inputs).filter(([name, value]) => isStorable(name, value)));

function isStorable(name: string, value: unknown): boolean {
  if (name === 'phone') return wholeNumber(value as PhoneNumber) !== '';
  if (typeof value !== 'string') return false;
  if (name === 'walletProvider') return value === 'qr' || value === 'r2p';
  const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
  return name === 'email' ? value.includes('@') && digits < CARD_DIGITS : digits === 0;
}
