/**
 * The head of the report's column for the provider's share, under its configured name: 'Walee Share (4%)'. A label of the
 * product, whatever a service's shares are.
 */
export function providerShareLabel(providerName: string): string {
  return `${providerName} Share (4%)`;
}
