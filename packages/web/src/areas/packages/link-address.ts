/** Returns the URL of the page where customers pay for a package. */
export const linkAddress = (checkoutUrl: string, packageId: string): string =>
  `${checkoutUrl.replace(/\/$/, '')}/checkout/via-link/${packageId}`;
