import { normaliseDigits } from '@daftar/domain';

/**
 * Returns a bank account as it is stored: without spaces and hyphens, in capitals, with the digits 0 to 9. People write an IBAN
 * in groups, and the guards must recognize the same account.
 */
export const bankAccountOf = (typed: string): string =>
  normaliseDigits(typed).replace(/[\s-]/g, '').toUpperCase();
