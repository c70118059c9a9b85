/** Fawry takes Egyptian pounds only. */
export const FAWRY_CURRENCY = 'EGP';
