/**
 * Returns the heading of the report's column for the provider's share: 'Walee Share (4%)'. The percentage is fixed,
 * whatever a service's shares are.
 */
export function providerShareLabel(providerName: string): string {
  return `${providerName} Share (4%)`;
}
