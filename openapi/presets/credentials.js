import { PEOPLE_ONLY } from '../key-scopes.ts';

const SECURITY = { token: [{ token: [] }], 'merchant-key': [{ merchantKey: [] }] };

/** Adds `security` where `x-permission` says enough; operations that take other credentials besides write it themselves. */
export function addSecurity(operation) {
  const { auth, key = PEOPLE_ONLY } = operation['x-permission'] ?? {};
  const besides = auth === 'token' && key !== PEOPLE_ONLY ? [{ merchantKey: [] }] : [];
  operation.security ??= [...(SECURITY[auth] ?? []), ...besides];
}
