/** Returns the address of the page where customers pay a package. */
export const linkAddress = (checkoutUrl: string, packageId: string): string =>
  `${checkoutUrl.replace(/\/$/, '')}/checkout/via-link/${packageId}`;
