/** Fawry accepts only Egyptian pounds. */
export const FAWRY_CURRENCY = 'EGP';
