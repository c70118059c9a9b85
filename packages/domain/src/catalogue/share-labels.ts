/** Heads of the report's share columns: labels of the product, whatever a service's shares are. */
export const merchantShareLabel = 'Merchant Share (96%)';

/** The head of the provider's column, under its configured name: 'Walee Share (4%)'. */
export function providerShareLabel(providerName: string): string {
  return `${providerName} Share (4%)`;
}
