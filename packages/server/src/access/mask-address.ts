const QUERY = /(https?:\/\/[^\s?]+)\?[^\s”"]+/g;

/**
 * Replaces the query of each web address in a text by `?***`: integrators put secrets there. For readers who may not edit the
 * address.
 */
export const maskAddresses = (text: string): string => text.replace(QUERY, '$1?***');
