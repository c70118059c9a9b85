import values from '@daftar/words/values/ar.json' with { type: 'json' };

/**
 * The contract's values in Arabic, by their English text: statuses, types, flags and countries, as screens and exported files show
 * them. A code of the contract has its English label here.
 */
export const arabicValues = values;

/** The English text of a value that screens and exported files translate. */
export type ValueWord = keyof typeof arabicValues;
