import { PEOPLE_ONLY } from '../key-scopes.ts';

/** The security scheme for each value of `x-permission.auth`. */
const SCHEMES = { token: 'token', 'merchant-key': 'merchantKey' };
/** The additional security requirement for a value of `x-permission.or`. */
const ALTERNATIVES = { public: '{}', basic: '{"basic":[]}' };

const sorted = (texts) => [...texts].sort().join(' ');

/** Requires `security` to match `x-permission`, and a 401 response on every operation that checks credentials. */
export function securityFits() {
  return {
    Paths: {
      Operation(operation, { report, location }) {
        const rule = operation['x-permission'];
        if (rule === undefined) return;
        const at = location.child('security');
        const given = (operation.security ?? []).map((each) => JSON.stringify(each));
        const scheme = SCHEMES[rule.auth];
        const expected = scheme ? [`{"${scheme}":[]}`] : [];
        if (rule.auth === 'token' && (rule.key ?? PEOPLE_ONLY) !== PEOPLE_ONLY)
          expected.push('{"merchantKey":[]}');
        const alternative = ALTERNATIVES[rule.or];
        if (alternative) expected.push(alternative);
        // A public operation may also accept the fixed basic authorization that the first clients send.
        const basicAllowed = !scheme && sorted(given) === sorted(['{}', ALTERNATIVES.basic]);
        if (operation.security === undefined || (sorted(given) !== sorted(expected) && !basicAllowed))
          report({
            message: `${operation.operationId}: security does not match x-permission, which needs ${sorted(expected) || '[]'}`,
            location: at,
          });
        if ((scheme || basicAllowed) && !operation.responses?.['401'])
          report({ message: `${operation.operationId} must describe 401`, location: at });
      },
    },
  };
}
