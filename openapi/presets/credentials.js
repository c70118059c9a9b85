const SECURITY = { token: [{ token: [] }], 'merchant-key': [{ merchantKey: [] }] };

/** Adds `security` where `x-permission` says enough; operations that take other credentials besides write it themselves. */
export function addSecurity(operation) {
  operation.security ??= SECURITY[operation['x-permission']?.auth] ?? [];
}
