/** The gateway's account at the imitated Fawry. */
export interface FawryOptions {
  merchantCode: string;
  secureKey: string;
}

/** Fawry accepts only Egyptian pounds. */
export const FAWRY_CURRENCY = 'EGP';
