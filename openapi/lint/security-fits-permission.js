/** What lets a caller in, by who the permission says that is. */
const SCHEMES = { token: 'token', 'merchant-key': 'merchantKey' };
/** Ways in beside it that need no token, or another one. */
const WAYS = { public: '{}', basic: '{"basic":[]}' };

const sorted = (texts) => [...texts].sort().join(' ');

/** The credentials that an operation takes are those its permission names; whoever needs them can be told that they are wrong. */
export function securityFits() {
  return {
    Operation(operation, { report, location }) {
      const rule = operation['x-permission'];
      if (rule === undefined) return;
      const at = location.child('security');
      const given = (operation.security ?? []).map((each) => JSON.stringify(each));
      const scheme = SCHEMES[rule.auth];
      const expected = scheme ? [`{"${scheme}":[]}`] : [];
      const way = WAYS[rule.or];
      if (way) expected.push(way);
      // Nobody has to sign in here; the first clients' basic authorization may come along.
      const basicAlong = !scheme && sorted(given) === sorted(['{}', WAYS.basic]);
      if (operation.security === undefined || (sorted(given) !== sorted(expected) && !basicAlong))
        report({
          message: `${operation.operationId}: security is not what x-permission says: ${sorted(expected) || '[]'}`,
          location: at,
        });
      if ((scheme || basicAlong) && !operation.responses?.['401'])
        report({ message: `${operation.operationId} must describe 401`, location: at });
    },
  };
}
