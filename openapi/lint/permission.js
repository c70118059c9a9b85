import { keyScopes, PEOPLE_ONLY } from '../key-scopes.ts';

const AUTHS = ['token', 'none', 'merchant-key', 'provider-signature'];
const SCOPES = ['own', 'owner', 'self', 'session', 'public'];
const FIELDS = ['auth', 'group', 'flag', 'any', 'or', 'scope', 'key'];
/** Values of `key`, by the credentials that the operation takes. */
const KEYS = { token: [PEOPLE_ONLY, ...keyScopes], 'merchant-key': keyScopes };
/** Values of `or`: alternatives to the group's flag that need no flag of their own. */
const ALTERNATIVES = ['ownAccount', 'oneself', 'public', 'basic'];
const isFlagOf = (groups, group, flag) => groups[group]?.flags.includes(flag) === true;

/** Requires `x-permission` on every operation, with only the fields and values that the generated tables and the server know. */
export function permission() {
  let groups = {};
  return {
    Root: { enter: (root) => (groups = root['x-permission-groups'] ?? {}) },
    Paths: {
      Operation(operation, { report, location }) {
        const rule = operation['x-permission'];
        const at = location.child('x-permission');
        const fail = (message) =>
          report({ message: `x-permission of ${operation.operationId}: ${message}`, location: at });
        if (rule === undefined)
          return report({
            message: `${operation.operationId} needs x-permission`,
            location,
          });
        const unknown = Object.keys(rule).filter((field) => !FIELDS.includes(field));
        if (unknown.length > 0) fail(`unknown field ${unknown.join(', ')}`);
        if (!AUTHS.includes(rule.auth)) fail(`auth must be one of ${AUTHS.join(', ')}`);
        if (!SCOPES.includes(rule.scope)) fail(`scope must be one of ${SCOPES.join(', ')}`);
        const keys = KEYS[rule.auth];
        if (keys ? !keys.includes(rule.key) : rule.key !== undefined)
          fail(
            keys ? `key must be one of ${keys.join(', ')}` : 'only operations with credentials may have key',
          );
        // A key belongs to one merchant and to no person.
        if (keys && rule.scope !== 'own' && rule.key !== PEOPLE_ONLY)
          fail(`key must be ${PEOPLE_ONLY} unless the scope is own`);
        if (rule.auth !== 'token')
          return rule.group || rule.flag || rule.any || rule.or
            ? fail('only auth: token may have group, flag, any and or')
            : undefined;
        if ((rule.group !== undefined) === (rule.any === true))
          fail('a token needs group and flag, or any: true');
        if (rule.group !== undefined && !isFlagOf(groups, rule.group, rule.flag))
          fail(`${rule.group}.${rule.flag} is not a flag`);
        if (rule.or === undefined || ALTERNATIVES.includes(rule.or)) return undefined;
        if (rule.or.scope !== 'ownAccount' || !isFlagOf(groups, rule.or.group, rule.or.flag))
          fail(`or must be one of ${ALTERNATIVES.join(', ')}, or a flag with the scope ownAccount`);
      },
    },
  };
}
