/**
 * Returns a bank account as it is stored: without spaces and hyphens, in capitals. People write an IBAN in groups, and the
 * guards must recognize the same account.
 */
export const bankAccountOf = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
